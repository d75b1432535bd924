// When each phase of what the app brings along begins, worked out by hand from the published rows:
// nothing here asks the engine.

/// A program as its row says it.
struct ProgramRow {
  let id: String
  let icon: String
  let rounds: Int
  /// Exercise, side and seconds of each part.
  let parts: String
  /// In seconds, of every phase; the last number is the end.
  let starts: [Int]
  /// Minutes and seconds.
  let total: String
}

extension ProgramRow {
  static let all: [ProgramRow] = [
    ProgramRow(
      id: "tabata", icon: "🔥", rounds: 1,
      parts: """
        burpees 20/10;burpees 20/10;burpees 20/10;burpees 20/10;burpees 20/10;burpees 20/10;\
        burpees 20/10;burpees 20/0
        """,
      starts: [
        0, 20, 30, 50, 60, 80, 90, 110, 120, 140, 150, 170, 180, 200, 210, 230,
      ], total: "3:50"),
    ProgramRow(
      id: "coreCircuit", icon: "💪", rounds: 3,
      parts: """
        plank 45/15;sidePlank L 30/15;sidePlank R 30/15;bicycleCrunches 40/15;\
        legRaises 30/15;russianTwists 40/10
        """,
      starts: [
        0, 45, 60, 90, 105, 135, 150, 190, 205, 235, 250, 290, 300, 345, 360, 390, 405, 435,
        450, 490, 505, 535, 550, 590, 600, 645, 660, 690, 705, 735, 750, 790, 805, 835, 850,
        890,
      ], total: "14:50"),
    ProgramRow(
      id: "fullBodyBurn", icon: "🏃", rounds: 3,
      parts: """
        burpees 30/20;squats 40/20;pushUps 30/20;mountainClimbers 30/20;lunges 40/20;\
        plank 45/10
        """,
      starts: [
        0, 30, 50, 90, 110, 140, 160, 190, 210, 250, 270, 315, 325, 355, 375, 415, 435, 465,
        485, 515, 535, 575, 595, 640, 650, 680, 700, 740, 760, 790, 810, 840, 860, 900, 920,
        965,
      ], total: "16:05"),
    ProgramRow(
      id: "powerIntervals", icon: "⚡", rounds: 4,
      parts: """
        jumpSquats 40/20;burpees 40/20;highKnees 40/20;mountainClimbers 40/20;\
        jumpingJacks 40/10
        """,
      starts: [
        0, 40, 60, 100, 120, 160, 180, 220, 240, 280, 290, 330, 350, 390, 410, 450, 470,
        510, 530, 570, 580, 620, 640, 680, 700, 740, 760, 800, 820, 860, 870, 910, 930, 970,
        990, 1030, 1050, 1090, 1110, 1150,
      ], total: "19:10"),
    ProgramRow(
      id: "posteriorChain", icon: "🦵", rounds: 3,
      parts: """
        gluteBridges 45/15;singleLegDeadlift L 20/10;singleLegDeadlift R 20/15;\
        bulgarianSplitSquat L 20/10;bulgarianSplitSquat R 20/15;reverseLunges 40/15;\
        calfRaises 30/10
        """,
      starts: [
        0, 45, 60, 80, 90, 110, 125, 145, 155, 175, 190, 230, 245, 275, 285, 330, 345, 365,
        375, 395, 410, 430, 440, 460, 475, 515, 530, 560, 570, 615, 630, 650, 660, 680, 695,
        715, 725, 745, 760, 800, 815, 845,
      ], total: "14:05"),
    ProgramRow(
      id: "joggingWarmUp", icon: "🏃‍♀️", rounds: 2,
      parts: """
        highKnees 30/10;buttKicks 30/10;legSwings L 15/5;legSwings R 15/10;\
        walkingLunges 40/10;hipCircles 30/10
        """,
      starts: [
        0, 30, 40, 70, 80, 95, 100, 115, 125, 165, 175, 205, 215, 245, 255, 285, 295, 310,
        315, 330, 340, 380, 390, 420,
      ], total: "7:00"),
    ProgramRow(
      id: "postRunStretching", icon: "🧘‍♂️", rounds: 1,
      parts: """
        quadStretch L 30/5;quadStretch R 30/10;hamstringStretch L 30/5;\
        hamstringStretch R 30/10;hipFlexorStretch L 30/5;hipFlexorStretch R 30/10;\
        calfStretch L 30/5;calfStretch R 30/10;butterfly 60/10;childsPose 60/0
        """,
      starts: [
        0, 30, 35, 65, 75, 105, 110, 140, 150, 180, 185, 215, 225, 255, 260, 290, 300, 360,
        370, 430,
      ], total: "7:10"),
    ProgramRow(
      id: "beginnerFlow", icon: "🌱", rounds: 2,
      parts: """
        marchInPlace 40/20;wallPushUps 30/20;squats 30/20;kneePlank 30/20;\
        standingKneeRaises 30/15
        """,
      starts: [
        0, 40, 60, 90, 110, 140, 160, 190, 210, 240, 255, 295, 315, 345, 365, 395, 415, 445,
        465, 495,
      ], total: "8:15"),
    ProgramRow(
      id: "quickBurn", icon: "🔥", rounds: 3,
      parts: """
        burpees 30/15;mountainClimbers 30/15;jumpingJacks 30/15;plank 30/15
        """,
      starts: [
        0, 30, 45, 75, 90, 120, 135, 165, 180, 210, 225, 255, 270, 300, 315, 345, 360, 390,
        405, 435, 450, 480, 495, 525,
      ], total: "8:45"),
    ProgramRow(
      id: "upperBodyPush", icon: "💪", rounds: 3,
      parts: """
        pushUps 40/20;diamondPushUps 30/20;widePushUps 30/20;pikePushUps 30/20;\
        plankToDownDog 30/15
        """,
      starts: [
        0, 40, 60, 90, 110, 140, 160, 190, 210, 240, 255, 295, 315, 345, 365, 395, 415, 445,
        465, 495, 510, 550, 570, 600, 620, 650, 670, 700, 720, 750,
      ], total: "12:30"),
  ]
}

/// A breathing preset as its row says it.
struct PresetRow {
  let id: String
  let seconds: [Int]
  let rounds: Int
  /// In seconds, of every phase; the last number is the end.
  let starts: [Int]
  /// Minutes and seconds.
  let total: String
}

extension PresetRow {
  static let all: [PresetRow] = [
    PresetRow(
      id: "box", seconds: [4, 4, 4, 4], rounds: 10,
      starts: [
        0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84,
        88, 92, 96, 100, 104, 108, 112, 116, 120, 124, 128, 132, 136, 140, 144, 148, 152,
        156, 160,
      ], total: "2:40"),
    PresetRow(
      id: "calming", seconds: [4, 0, 6, 0], rounds: 10,
      starts: [
        0, 4, 10, 14, 20, 24, 30, 34, 40, 44, 50, 54, 60, 64, 70, 74, 80, 84, 90, 94, 100,
      ], total: "1:40"),
    PresetRow(
      id: "coherent", seconds: [5, 0, 5, 0], rounds: 12,
      starts: [
        0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100,
        105, 110, 115, 120,
      ], total: "2:00"),
    PresetRow(
      id: "deepCalm", seconds: [7, 0, 5, 0], rounds: 8,
      starts: [
        0, 7, 12, 19, 24, 31, 36, 43, 48, 55, 60, 67, 72, 79, 84, 91, 96,
      ], total: "1:36"),
    PresetRow(
      id: "relaxing", seconds: [4, 7, 8, 0], rounds: 10,
      starts: [
        0, 4, 11, 19, 23, 30, 38, 42, 49, 57, 61, 68, 76, 80, 87, 95, 99, 106, 114, 118,
        125, 133, 137, 144, 152, 156, 163, 171, 175, 182, 190,
      ], total: "3:10"),
    PresetRow(
      id: "rhythmic", seconds: [6, 3, 6, 3], rounds: 8,
      starts: [
        0, 6, 9, 15, 18, 24, 27, 33, 36, 42, 45, 51, 54, 60, 63, 69, 72, 78, 81, 87, 90, 96,
        99, 105, 108, 114, 117, 123, 126, 132, 135, 141, 144,
      ], total: "2:24"),
  ]
}
