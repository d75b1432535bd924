// Tests of the simulated world.
import Simulation
import Testing

@Test func aWorldHasAtLeastTwoDevices() { #expect(SimulationLimits.devices.lowerBound == 2) }
