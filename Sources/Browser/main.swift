// Empty on purpose: nothing runs at start, and a global of this file would never be initialised.
// The entry points are in Boundary.swift.
