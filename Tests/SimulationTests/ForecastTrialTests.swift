// The forecast on people who do not exist, against simple rules.

import Engine
import Simulation
import Testing

@Suite("Forecast on simulated people") struct ForecastTrialTests {
  @Test(
    "It is better than every simple rule in each population",
    arguments: SimulatedPopulation.allCases)
  func better(population: SimulatedPopulation) {
    let trial = ForecastTrial(population.people(40, seed: 3))
    let own = trial.scores[0]
    for rival in trial.scores.dropFirst() {
      #expect(own.auc > rival.auc && own.aucFromNone > rival.aucFromNone)
      #expect(own.brier < rival.brier)
    }
    #expect((0.8...1.25).contains(own.slope), "\(own.slope)")
    #expect(own.count > 4000)
  }

  @Test("It is no better than the chance that ruled")
  func truth() {
    let trial = ForecastTrial(SimulatedPopulation.odds.people(40, seed: 4))
    #expect(trial.truth.count == trial.scores[0].count)
    #expect(trial.truth.auc > trial.scores[0].auc && trial.truth.brier < trial.scores[0].brier)
  }

  @Test("The same seed gives the same people, another seed others")
  func seeds() {
    for population in SimulatedPopulation.allCases {
      let people = population.people(3, seed: 1)
      #expect(people.map { $0.days } == population.people(3, seed: 1).map { $0.days })
      #expect(people.map { $0.days } != population.people(3, seed: 2).map { $0.days })
      #expect(people.allSatisfy { !$0.days.isEmpty })
    }
  }

  @Test("Scores are those of a case that can be counted by hand")
  func scores() {
    var score = ForecastScore()
    for (chance, used) in [(0.1, false), (0.4, false), (0.35, true), (0.8, true)] {
      score.add(chance, (used: used, before: false))
    }
    #expect(score.auc == 0.75 && score.aucFromNone == 0.75)
    #expect(abs(score.brier - (0.01 + 0.16 + 0.4225 + 0.04) / 4) < 1e-12)
  }

  @Test("Weights fitted to few people have the signs of those in use")
  func fit() {
    let fit = ForecastFit(people: 40, seed: 5)
    #expect(fit.afterUse.count == fit.afterNone.count)
    // Craving that is higher than usual, the 29th number, raises the odds.
    #expect(fit.afterUse[28] > 0 && fit.afterNone[28] > 0)
  }
}
