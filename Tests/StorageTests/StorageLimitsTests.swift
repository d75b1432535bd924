// Tests of the storage's bounds; replaced as the storage grows.
import Storage
import Testing
