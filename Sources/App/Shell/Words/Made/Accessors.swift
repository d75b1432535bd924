// swift-format-ignore-file
// Made by `make words` out of Words/*.ftl; change those.

extension Language {

  // AccountGone

  @inline(__always) var accountGoneTitle: String { say(339) }
  @inline(__always) func accountGoneWhy(email: String) -> String {
    say(340, [email])
  }
  @inline(__always) var accountGoneAsk: String { say(341) }
  @inline(__always) func accountGoneOnlyHere(count: Int) -> String {
    say(342, [String(count)], by: count)
  }
  @inline(__always) var accountGoneKeep: String { say(343) }
  @inline(__always) var accountGoneRemoveWhy: String { say(344) }
  @inline(__always) var accountGoneRemoveSure: String { say(345) }
  @inline(__always) var accountGoneRemoveNow: String { say(346) }
  @inline(__always) func accountGoneUntil(day: String) -> String {
    say(347, [day])
  }
  @inline(__always) var accountGoneKept: String { say(348) }
  @inline(__always) var accountGoneLine: String { say(349) }

  // AccountOutcome

  @inline(__always) var accountOutcomeProblemAddress: String { say(350) }
  @inline(__always) var accountOutcomeProblemAddressTaken: String { say(351) }
  @inline(__always) var accountOutcomeProblemCode: String { say(352) }
  @inline(__always) var accountOutcomeProblemNeither: String { say(353) }
  @inline(__always) var accountOutcomeProblemOtherPassword: String { say(354) }
  @inline(__always) var accountOutcomeProblemRefused: String { say(355) }
  @inline(__always) var accountOutcomeProblemUnreachable: String { say(356) }
  @inline(__always) var accountOutcomeProblemInvitation: String { say(357) }
  @inline(__always) var accountOutcomeProblemPasskey: String { say(358) }
  @inline(__always) var accountOutcomeProblemLink: String { say(359) }
  @inline(__always) var accountOutcomeProblemUnconfirmed: String { say(360) }
  @inline(__always) var accountOutcomeProblemAccountIsThere: String { say(361) }
  @inline(__always) var accountOutcomeProblemOdd: String { say(362) }
  @inline(__always) var accountOutcomeNoMail: String { say(363) }
  @inline(__always) func accountOutcomeLater(minutes: Int) -> String {
    say(364, [String(minutes)], by: minutes)
  }
  @inline(__always) var accountOutcomePasswordProblemTooShort: String { say(365) }
  @inline(__always) var accountOutcomePasswordProblemTooLong: String { say(366) }
  @inline(__always) var accountOutcomePasswordProblemPattern: String { say(367) }
  @inline(__always) var accountOutcomePasswordProblemAddress: String { say(368) }
  @inline(__always) var accountOutcomePasswordProblemCommon: String { say(369) }
  @inline(__always) var accountOutcomeNoteConfirmed: String { say(370) }
  @inline(__always) var accountOutcomeNotePasswordChanged: String { say(371) }
  @inline(__always) var accountOutcomeNoteResetSent: String { say(372) }
  @inline(__always) var accountOutcomeNoteResetDone: String { say(373) }
  @inline(__always) var accountOutcomeNoteMade: String { say(374) }
  @inline(__always) var accountOutcomeNoteCodeDropped: String { say(375) }
  @inline(__always) var accountOutcomeNoteMailedAgain: String { say(376) }
  @inline(__always) var accountOutcomeNoteSignedOutUnheard: String { say(377) }
  @inline(__always) var accountOutcomeNoteSignedOutEverywhere: String { say(378) }
  @inline(__always) var accountOutcomeNoteSignedOut: String { say(379) }
  @inline(__always) var accountOutcomeNoteDeleted: String { say(380) }
  @inline(__always) var accountOutcomeNoteEmailSent: String { say(381) }
  @inline(__always) var accountOutcomeNoteEmailChanged: String { say(382) }
  @inline(__always) var accountOutcomeNoteCodeChanged: String { say(383) }
  @inline(__always) var accountOutcomeNotePasskeyKept: String { say(384) }
  @inline(__always) var accountOutcomeNotePasskeyDropped: String { say(385) }
  @inline(__always) var accountOutcomeNoteKept: String { say(386) }

  // Account

  @inline(__always) var accountTitle: String { say(387) }
  @inline(__always) var accountWhy: String { say(388) }
  @inline(__always) var accountSealed: String { say(389) }
  @inline(__always) var accountSignUpClosed: String { say(390) }
  @inline(__always) var accountInvitation: String { say(391) }
  @inline(__always) var accountInvitationHint: String { say(392) }
  @inline(__always) var accountHaveOne: String { say(0) }
  @inline(__always) var accountMake: String { say(393) }
  @inline(__always) var accountSignIn: String { say(394) }
  @inline(__always) var accountEmail: String { say(395) }
  @inline(__always) var accountPassword: String { say(396) }
  @inline(__always) var accountNewPassword: String { say(397) }
  @inline(__always) var accountPasswordHint: String { say(398) }
  @inline(__always) var accountShowPassword: String { say(399) }
  @inline(__always) var accountDeviceName: String { say(400) }
  @inline(__always) var accountDeviceHint: String { say(401) }
  @inline(__always) var accountNext: String { say(1) }
  @inline(__always) var accountBack: String { say(2) }
  @inline(__always) var accountWorking: String { say(402) }
  @inline(__always) var accountCodeTitle: String { say(403) }
  @inline(__always) var accountCodeWhy: String { say(404) }
  @inline(__always) var accountCodeWhySpare: String { say(405) }
  @inline(__always) var accountCodeKeep: String { say(406) }
  @inline(__always) var accountPrintCode: String { say(407) }
  @inline(__always) func accountCodeGroup(number: Int) -> String {
    say(408, [String(number)])
  }
  @inline(__always) var accountCreateAccount: String { say(409) }
  @inline(__always) var accountKeepCode: String { say(410) }
  @inline(__always) var accountConfirmTitle: String { say(411) }
  @inline(__always) func accountConfirm(email: String) -> String {
    say(412, [email])
  }
  @inline(__always) var accountIConfirmed: String { say(413) }
  @inline(__always) var accountMailAgain: String { say(414) }
  @inline(__always) var accountOtherAddress: String { say(415) }
  @inline(__always) var accountForgot: String { say(416) }
  @inline(__always) var accountUnlockTitle: String { say(417) }
  @inline(__always) var accountUnlockWhy: String { say(418) }
  @inline(__always) var accountNeither: String { say(419) }
  @inline(__always) var accountNeitherWhy: String { say(420) }
  @inline(__always) var accountLinkAgain: String { say(421) }
  @inline(__always) var accountCode: String { say(422) }
  @inline(__always) var accountOpen: String { say(423) }
  @inline(__always) var accountJoinTitle: String { say(424) }
  @inline(__always) var accountJoinWhy: String { say(425) }
  @inline(__always) var accountAdd: String { say(426) }
  @inline(__always) var accountReplace: String { say(427) }
  @inline(__always) var accountReplaceWhy: String { say(428) }
  @inline(__always) var accountReplaceSure: String { say(345) }
  @inline(__always) var accountReplaceNow: String { say(429) }
  @inline(__always) var accountResetTitle: String { say(430) }
  @inline(__always) var accountResetWhy: String { say(431) }
  @inline(__always) var accountKeepOthers: String { say(432) }
  @inline(__always) var accountKeepOthersWhy: String { say(433) }
  @inline(__always) var accountChangePassword: String { say(434) }
  @inline(__always) var accountCurrentPassword: String { say(435) }
  @inline(__always) var accountKeepPassword: String { say(436) }
  @inline(__always) var accountChangeEmail: String { say(437) }
  @inline(__always) var accountNewEmail: String { say(438) }
  @inline(__always) var accountEmailWhy: String { say(439) }
  @inline(__always) var accountNewCodeTitle: String { say(440) }
  @inline(__always) var accountNewCodeWhy: String { say(441) }
  @inline(__always) var accountSpareTitle: String { say(442) }
  @inline(__always) var accountSpareDetail: String { say(443) }
  @inline(__always) var accountSpareWhy: String { say(444) }
  @inline(__always) var accountSpareKeep: String { say(445) }
  @inline(__always) var accountPasskeys: String { say(446) }
  @inline(__always) var accountPasskeyWhy: String { say(447) }
  @inline(__always) var accountPasskeyName: String { say(448) }
  @inline(__always) var accountMakePasskey: String { say(449) }
  @inline(__always) var accountUsePasskey: String { say(450) }
  @inline(__always) var accountRemovePasskey: String { say(451) }
  @inline(__always) func accountOpensAll(date: String) -> String {
    say(452, [date])
  }
  @inline(__always) func accountOpensAccount(date: String) -> String {
    say(453, [date])
  }
  @inline(__always) var accountUnlockEither: String { say(454) }
  @inline(__always) var accountCodeOrPassword: String { say(455) }
  @inline(__always) var accountKeys: String { say(456) }
  @inline(__always) func accountRoom(percent: Int) -> String {
    say(457, [String(percent)])
  }
  @inline(__always) var accountDevices: String { say(458) }
  @inline(__always) var accountThisDevice: String { say(459) }
  @inline(__always) func accountSeen(date: String) -> String {
    say(460, [date])
  }
  @inline(__always) func accountSeenToday(time: String) -> String {
    say(461, [time])
  }
  @inline(__always) var accountUnnamed: String { say(462) }
  @inline(__always) var accountRevoke: String { say(463) }
  @inline(__always) var accountSignOut: String { say(463) }
  @inline(__always) var accountLeaveTitle: String { say(464) }
  @inline(__always) var accountLeaveWhy: String { say(465) }
  @inline(__always) func accountUnsent(count: Int) -> String {
    say(466, [String(count)], by: count)
  }
  @inline(__always) var accountUnsent2: String { say(467) }
  @inline(__always) var accountUnsent3: String { say(468) }
  @inline(__always) var accountRemoveSure: String { say(469) }
  @inline(__always) var accountRemoveNow: String { say(470) }
  @inline(__always) var accountKeepHere: String { say(471) }
  @inline(__always) var accountRemoveHere: String { say(472) }
  @inline(__always) var accountSaveFile: String { say(3) }
  @inline(__always) var accountSignOutAll: String { say(473) }
  @inline(__always) var accountSignOutAllWhy: String { say(474) }
  @inline(__always) var accountRemove: String { say(475) }
  @inline(__always) var accountRemoveWhy: String { say(476) }

  // Key

  @inline(__always) var keyAskDevice: String { say(477) }
  @inline(__always) var keyWaitingTitle: String { say(478) }
  @inline(__always) var keyWaitingWhy: String { say(479) }
  @inline(__always) var keyNumberWhy: String { say(480) }
  @inline(__always) func keyWaitingUntil(time: String) -> String {
    say(481, [time])
  }
  @inline(__always) var keyUnreachable: String { say(482) }
  @inline(__always) var keyStopAsking: String { say(483) }
  @inline(__always) var keyCompareTitle: String { say(484) }
  @inline(__always) var keyCompareWhy: String { say(485) }
  @inline(__always) var keyTwelveWords: String { say(486) }
  @inline(__always) var keyWordsWhy: String { say(487) }
  @inline(__always) var keySameNumber: String { say(488) }
  @inline(__always) var keyOtherNumber: String { say(489) }
  @inline(__always) var keyCardTitle: String { say(490) }
  @inline(__always) func keyCardWhy(name: String, time: String) -> String {
    say(491, [name, time])
  }
  @inline(__always) var keyMeet: String { say(492) }
  @inline(__always) var keyNumberComes: String { say(493) }
  @inline(__always) var keyCardNumber: String { say(494) }
  @inline(__always) var keyFalseNumber: String { say(495) }
  @inline(__always) var keyApprove: String { say(496) }
  @inline(__always) var keyDeny: String { say(497) }
  @inline(__always) func keyNotice(name: String) -> String {
    say(498, [name])
  }
  @inline(__always) var keyGivenTitle: String { say(499) }
  @inline(__always) var keyGivenWhy: String { say(500) }
  @inline(__always) var keyDone: String { say(4) }
  @inline(__always) var keyChangeKey: String { say(501) }
  @inline(__always) var keyChangeKeyWhy: String { say(502) }
  @inline(__always) var keyChangeKeyThen: String { say(503) }
  @inline(__always) var keyCameBack: String { say(504) }
  @inline(__always) var keyFingerprint: String { say(505) }
  @inline(__always) var keyFingerprintWhy: String { say(506) }
  @inline(__always) var keyOtherKey: String { say(507) }
  @inline(__always) var keySpareKept: String { say(508) }
  @inline(__always) var keySpareDropped: String { say(509) }
  @inline(__always) var keySpareUsed: String { say(510) }
  @inline(__always) var keySpareNotUsed: String { say(511) }
  @inline(__always) var keyDenied: String { say(512) }
  @inline(__always) var keyLate: String { say(513) }
  @inline(__always) var keyPutAway: String { say(514) }
  @inline(__always) var keyKeyChanged: String { say(515) }
  @inline(__always) var keyRevoked: String { say(516) }
  @inline(__always) var keySentAway: String { say(517) }

  // Provider

  @inline(__always) func providerGo(name: String) -> String {
    say(518, [name])
  }
  @inline(__always) func providerAgain(name: String) -> String {
    say(519, [name])
  }
  @inline(__always) func providerLink(name: String) -> String {
    say(520, [name])
  }
  @inline(__always) var providerUnlink: String { say(521) }
  @inline(__always) var providerWays: String { say(522) }
  @inline(__always) var providerLinked: String { say(523) }
  @inline(__always) var providerTitle: String { say(524) }
  @inline(__always) var providerNewTitle: String { say(525) }
  @inline(__always) var providerKnownTitle: String { say(526) }
  @inline(__always) func providerNew(name: String, email: String) -> String {
    say(527, [name, email])
  }
  @inline(__always) var providerCodeFollows: String { say(528) }
  @inline(__always) func providerCodeWhy(provider: String) -> String {
    say(529, [provider])
  }
  @inline(__always) func providerKnown(email: String, name: String) -> String {
    say(530, [email, name])
  }
  @inline(__always) func providerLinkWhy(name: String, email: String) -> String {
    say(531, [name, email])
  }
  @inline(__always) func providerIsLinked(name: String) -> String {
    say(532, [name])
  }
  @inline(__always) var providerUnlockWhy: String { say(533) }
  @inline(__always) var providerOpenWithPasskey: String { say(534) }
  @inline(__always) var providerAddPassword: String { say(535) }
  @inline(__always) var providerAddPasswordWhy: String { say(536) }
  @inline(__always) var providerProblemTicket: String { say(537) }
  @inline(__always) var providerProblemAddress: String { say(538) }
  @inline(__always) var providerProblemOtherAccount: String { say(539) }
  @inline(__always) var providerProblemLastWay: String { say(540) }
  @inline(__always) var providerProblemAgain: String { say(541) }
  @inline(__always) var providerNoteNone: String { say(542) }
  @inline(__always) var providerNoteLinked: String { say(543) }
  @inline(__always) var providerNoteUnlinked: String { say(544) }
  @inline(__always) var providerNoteAgain: String { say(545) }

  // Backups

  @inline(__always) var backupsTitle: String { say(546) }
  @inline(__always) var backupsWhy: String { say(547) }
  @inline(__always) var backupsNone: String { say(548) }
  @inline(__always) var backupsLimit: String { say(549) }
  @inline(__always) func backupsHolds(count: Int, number: String) -> String {
    say(550, [String(count), number], by: count)
  }
  @inline(__always) func backupsSheetTitle(date: String) -> String {
    say(551, [date])
  }
  @inline(__always) func backupsHeld(entries: String) -> String {
    say(552, [entries])
  }
  @inline(__always) func backupsBack(count: Int, number: String) -> String {
    say(553, [String(count), number], by: count)
  }
  @inline(__always) func backupsChanged(count: Int, number: String) -> String {
    say(554, [String(count), number], by: count)
  }
  @inline(__always) func backupsGone(count: Int, number: String) -> String {
    say(555, [String(count), number], by: count)
  }
  @inline(__always) var backupsStays: String { say(556) }
  @inline(__always) var backupsSame: String { say(557) }
  @inline(__always) var backupsBringBack: String { say(558) }
  @inline(__always) var backupsBroughtBack: String { say(559) }
  @inline(__always) var backupsClose: String { say(5) }
  @inline(__always) var backupsProblemUnreadable: String { say(560) }
  @inline(__always) var backupsProblemFull: String { say(561) }
  @inline(__always) var backupsCardTitle: String { say(562) }
  @inline(__always) var backupsCardFirst: String { say(563) }
  @inline(__always) func backupsCardAgain(date: String) -> String {
    say(564, [date])
  }
  @inline(__always) var backupsLater: String { say(565) }

  // Calendar

  @inline(__always) var calendarTitle: String { say(6) }
  @inline(__always) var calendarView: String { say(566) }
  @inline(__always) var calendarMonth: String { say(567) }
  @inline(__always) var calendarYear: String { say(568) }
  @inline(__always) var calendarToday: String { say(7) }
  @inline(__always) var calendarTodayWord: String { say(569) }
  @inline(__always) var calendarEarlier: String { say(570) }
  @inline(__always) var calendarLater: String { say(565) }
  @inline(__always) var calendarToHistory: String { say(571) }
  @inline(__always) var calendarToCalendar: String { say(6) }
  @inline(__always) var calendarNobodyTitle: String { say(572) }
  @inline(__always) var calendarNobodyText: String { say(573) }
  @inline(__always) var calendarLegendOver: String { say(574) }
  @inline(__always) var calendarLegendNoted: String { say(575) }
  @inline(__always) var calendarWhose: String { say(576) }
  @inline(__always) var calendarArchived: String { say(577) }
  @inline(__always) var calendarAsTable: String { say(578) }
  @inline(__always) var calendarYearColumns: String { say(567) }
  @inline(__always) var calendarYearColumns2: String { say(579) }
  @inline(__always) var calendarYearColumns3: String { say(580) }
  @inline(__always) var calendarYearColumns4: String { say(581) }
  @inline(__always) func calendarYearSentence(recorded: Int) -> String {
    say(582, [String(recorded)], by: recorded)
  }
  @inline(__always) func calendarYearSentence2(good: Int) -> String {
    say(583, [String(good)])
  }
  @inline(__always) func calendarYearSentence3(total: String) -> String {
    say(584, [total])
  }
  @inline(__always) var calendarNothing: String { say(585) }
  @inline(__always) var calendarAhead: String { say(586) }
  @inline(__always) var calendarUnrecorded: String { say(587) }
  @inline(__always) var calendarHasNote: String { say(588) }
  @inline(__always) func calendarWithin(target: String) -> String {
    say(589, [target])
  }
  @inline(__always) func calendarAbove(target: String) -> String {
    say(590, [target])
  }
  @inline(__always) func calendarSoFar(target: String) -> String {
    say(591, [target])
  }
  @inline(__always) var calendarMarkGood: String { say(592) }
  @inline(__always) var calendarMarkNeedsGrace: String { say(593) }
  @inline(__always) var calendarMarkEmpty: String { say(594) }
  @inline(__always) var calendarMarkNotDue: String { say(595) }
  @inline(__always) var calendarMarkOpen: String { say(596) }
  @inline(__always) func calendarMinutes(minutes: Int, aim: Int) -> String {
    say(597, [String(minutes), String(aim)])
  }
  @inline(__always) func calendarMinutes2(minutes: Int, aim: Int) -> String {
    say(598, [String(minutes), String(aim)])
  }

  // Day

  @inline(__always) var dayBefore: String { say(599) }
  @inline(__always) var dayAfter: String { say(600) }
  @inline(__always) var dayWhatWas: String { say(601) }
  @inline(__always) var dayEmpty: String { say(602) }
  @inline(__always) var dayAheadTitle: String { say(603) }
  @inline(__always) var dayAheadText: String { say(604) }
  @inline(__always) var dayFillIn: String { say(605) }
  @inline(__always) var dayFillHint: String { say(606) }
  @inline(__always) var dayAdd: String { say(607) }
  @inline(__always) func dayAddHint(name: String) -> String {
    say(608, [name])
  }
  @inline(__always) var dayTotal: String { say(609) }
  @inline(__always) var dayNone: String { say(610) }
  @inline(__always) var dayDone: String { say(611) }
  @inline(__always) var dayNotDone: String { say(612) }
  @inline(__always) var dayNoticed: String { say(613) }
  @inline(__always) var dayHappened: String { say(614) }
  @inline(__always) var dayTimed: String { say(615) }
  @inline(__always) func dayFilled(name: String, day: String) -> String {
    say(616, [name, day])
  }
  @inline(__always) var dayNoteTitle: String { say(617) }
  @inline(__always) var dayNoteHint: String { say(618) }
  @inline(__always) var dayKeepNote: String { say(619) }
  @inline(__always) var dayNoteKept: String { say(8) }
  @inline(__always) var dayNoteRemoved: String { say(620) }
  @inline(__always) var dayPledge: String { say(621) }
  @inline(__always) var dayLookBack: String { say(622) }
  @inline(__always) var dayReview: String { say(623) }

  // Level

  @inline(__always) var levelNameSteady: String { say(624) }
  @inline(__always) var levelNameEasy: String { say(625) }
  @inline(__always) var levelNameWild: String { say(626) }
  @inline(__always) var levelNameAwful: String { say(627) }
  @inline(__always) var levelNameGloomy: String { say(628) }
  @inline(__always) var levelNameOkay: String { say(629) }
  @inline(__always) var levelNameGood: String { say(630) }
  @inline(__always) var levelNameGreat: String { say(631) }
  @inline(__always) var levelNameLow: String { say(632) }
  @inline(__always) var levelNameMedium: String { say(633) }
  @inline(__always) var levelNameHigh: String { say(634) }

  // Changes

  @inline(__always) var changesTitle: String { say(635) }
  @inline(__always) var changesLead: String { say(636) }
  @inline(__always) var changesEmptyTitle: String { say(637) }
  @inline(__always) var changesEmptyText: String { say(638) }
  @inline(__always) var changesUndo: String { say(9) }
  @inline(__always) func changesAdded(noun: String) -> String {
    say(639, [noun])
  }
  @inline(__always) func changesChanged(noun: String) -> String {
    say(640, [noun])
  }
  @inline(__always) func changesDeleted(noun: String) -> String {
    say(641, [noun])
  }
  @inline(__always) var changesWithMore: String { say(642) }
  @inline(__always) func changesWithMore2(count: String) -> String {
    say(643, [count])
  }
  @inline(__always) var changesSomething: String { say(644) }

  // Kind

  @inline(__always) var kindLifeKind: String { say(645) }
  @inline(__always) var kindLifeKind2: String { say(646) }
  @inline(__always) var kindLifeKind3: String { say(647) }
  @inline(__always) var kindLifeKind4: String { say(648) }
  @inline(__always) var kindLifeKind5: String { say(649) }
  @inline(__always) var kindLifeKind6: String { say(650) }
  @inline(__always) var kindLifeKind7: String { say(651) }
  @inline(__always) var kindLifeKind8: String { say(652) }
  @inline(__always) var kindLifeKind9: String { say(653) }
  @inline(__always) var kindLifeKind10: String { say(654) }
  @inline(__always) var kindLifeKind11: String { say(655) }
  @inline(__always) var kindLifeKind12: String { say(656) }
  @inline(__always) var kindLifeKind13: String { say(657) }
  @inline(__always) var kindLifeKind14: String { say(658) }
  @inline(__always) var kindLifeKind15: String { say(659) }
  @inline(__always) var kindLifeKind16: String { say(660) }
  @inline(__always) var kindLifeKind17: String { say(661) }
  @inline(__always) var kindWorkKind: String { say(662) }
  @inline(__always) var kindWorkKind2: String { say(663) }
  @inline(__always) var kindWorkKind3: String { say(664) }
  @inline(__always) var kindWorkKind4: String { say(665) }
  @inline(__always) var kindWorkKind5: String { say(666) }
  @inline(__always) var kindWorkKind6: String { say(667) }
  @inline(__always) var kindWorkKind7: String { say(668) }
  @inline(__always) var kindWorkKind8: String { say(669) }
  @inline(__always) var kindWorkKind9: String { say(670) }
  @inline(__always) var kindWorkKind10: String { say(671) }
  @inline(__always) var kindWorkKind11: String { say(672) }
  @inline(__always) var kindWorkKind12: String { say(673) }
  @inline(__always) var kindWorkKind13: String { say(674) }
  @inline(__always) var kindWorkKind14: String { say(675) }
  @inline(__always) var kindWorkKind15: String { say(676) }
  @inline(__always) var kindWorkKind16: String { say(677) }
  @inline(__always) var kindWorkKind17: String { say(678) }
  @inline(__always) var kindWorkKind18: String { say(679) }
  @inline(__always) var kindWorkKind19: String { say(680) }
  @inline(__always) var kindWorkKind20: String { say(681) }
  @inline(__always) var kindWorkKind21: String { say(682) }
  @inline(__always) var kindWorkKind22: String { say(683) }
  @inline(__always) var kindWorkKind23: String { say(684) }
  @inline(__always) var kindWorkKind24: String { say(685) }
  @inline(__always) var kindFoodKind: String { say(686) }
  @inline(__always) var kindFoodKind2: String { say(687) }
  @inline(__always) var kindFoodKind3: String { say(688) }
  @inline(__always) var kindFoodKind4: String { say(689) }
  @inline(__always) var kindFoodKind5: String { say(690) }
  @inline(__always) var kindFoodKind6: String { say(691) }
  @inline(__always) var kindFoodKind7: String { say(692) }
  @inline(__always) var kindFoodKind8: String { say(693) }
  @inline(__always) var kindFoodKind9: String { say(694) }
  @inline(__always) var kindFoodKind10: String { say(695) }
  @inline(__always) var kindFoodKind11: String { say(696) }

  // CravingQuestions

  @inline(__always) var cravingQuestionsTriggersAside: String { say(697) }

  // Craving

  @inline(__always) var cravingTitle: String { say(10) }
  @inline(__always) var cravingTile: String { say(11) }
  @inline(__always) var cravingNoted: String { say(12) }
  @inline(__always) var cravingStartTitle: String { say(13) }
  @inline(__always) var cravingStartBody: String { say(14) }
  @inline(__always) var cravingStart: String { say(15) }
  @inline(__always) var cravingBreathSentence: String { say(16) }
  @inline(__always) var cravingLeft: String { say(17) }
  @inline(__always) var cravingTimeUp: String { say(18) }
  @inline(__always) var cravingSkipBreath: String { say(19) }
  @inline(__always) var cravingWhatHelps: String { say(20) }
  @inline(__always) var cravingQuestions: String { say(21) }
  @inline(__always) var cravingDone: String { say(4) }
  @inline(__always) var cravingUnsaid: String { say(698) }
  @inline(__always) var cravingPlaceTitle: String { say(699) }
  @inline(__always) var cravingLengths: String { say(700) }
  @inline(__always) var cravingPassed: String { say(22) }
  @inline(__always) var cravingUsed: String { say(23) }
  @inline(__always) var cravingLonger: String { say(24) }
  @inline(__always) var cravingLeave: String { say(25) }
  @inline(__always) var cravingIntensity: String { say(701) }
  @inline(__always) var cravingIntensityLow: String { say(26) }
  @inline(__always) var cravingIntensityHigh: String { say(27) }
  @inline(__always) var cravingTriggers: String { say(702) }
  @inline(__always) var cravingYouDrank: String { say(703) }
  @inline(__always) var cravingMoreTriggers: String { say(704) }
  @inline(__always) var cravingOwnTrigger: String { say(28) }
  @inline(__always) var cravingAddTrigger: String { say(705) }
  @inline(__always) var cravingPlace: String { say(706) }
  @inline(__always) var cravingOwnPlace: String { say(707) }
  @inline(__always) var cravingAddPlace: String { say(708) }
  @inline(__always) var cravingCompany: String { say(709) }
  @inline(__always) var cravingWhat: String { say(29) }
  @inline(__always) var cravingNote: String { say(710) }
  @inline(__always) var cravingNoteHint: String { say(711) }
  @inline(__always) var cravingMore: String { say(712) }
  @inline(__always) var cravingWhy: String { say(30) }
  @inline(__always) var cravingEndPassed: String { say(31) }
  @inline(__always) var cravingEndPassedCount: String { say(32) }
  @inline(__always) var cravingEndPassedCount2: String { say(33) }
  @inline(__always) var cravingEndUsed: String { say(8) }
  @inline(__always) var cravingEndUsedBody: String { say(34) }
  @inline(__always) var cravingToToday: String { say(4) }
  @inline(__always) var cravingLookBack: String { say(35) }
  @inline(__always) var cravingWriteThought: String { say(36) }
  @inline(__always) var cravingMakePlan: String { say(37) }

  // Debrief

  @inline(__always) var debriefLook: String { say(35) }
  @inline(__always) var debriefRunTitle: String { say(713) }
  @inline(__always) var debriefRunBody: String { say(714) }
  @inline(__always) var debriefHelp: String { say(715) }
  @inline(__always) var debriefTitle: String { say(716) }
  @inline(__always) func debriefStep(step: Int, count: Int) -> String {
    say(38, [String(step), String(count)])
  }
  @inline(__always) var debriefWhat: String { say(717) }
  @inline(__always) var debriefWhatHint: String { say(718) }
  @inline(__always) var debriefTrigger: String { say(702) }
  @inline(__always) var debriefNext: String { say(719) }
  @inline(__always) var debriefNextOwn: String { say(720) }
  @inline(__always) var debriefResult: String { say(721) }
  @inline(__always) var debriefResultLead: String { say(722) }
  @inline(__always) var debriefGoOn: String { say(1) }
  @inline(__always) var debriefSkip: String { say(39) }
  @inline(__always) var debriefBack: String { say(2) }
  @inline(__always) var debriefKeep: String { say(723) }
  @inline(__always) var debriefWithoutPlan: String { say(724) }
  @inline(__always) var debriefKept: String { say(725) }
  @inline(__always) var debriefNoted: String { say(726) }
  @inline(__always) var debriefNothing: String { say(727) }
  @inline(__always) var debriefToToday: String { say(728) }

  // SourceNote

  @inline(__always) var sourceNoteSourceNote: String { say(40) }

  // DoctorSheet

  @inline(__always) var doctorSheetTitle: String { say(729) }
  @inline(__always) var doctorSheetLead: String { say(730) }
  @inline(__always) var doctorSheetPeriod: String { say(731) }
  @inline(__always) var doctorSheetAll: String { say(732) }
  @inline(__always) var doctorSheetParts: String { say(733) }
  @inline(__always) var doctorSheetPartUse: String { say(734) }
  @inline(__always) var doctorSheetPartPlan: String { say(139) }
  @inline(__always) var doctorSheetPartScores: String { say(158) }
  @inline(__always) var doctorSheetPartDoses: String { say(735) }
  @inline(__always) var doctorSheetPartWithdrawal: String { say(736) }
  @inline(__always) var doctorSheetPartCravings: String { say(737) }
  @inline(__always) var doctorSheetPrint: String { say(738) }
  @inline(__always) var doctorSheetHeading: String { say(739) }
  @inline(__always) var doctorSheetFor: String { say(740) }
  @inline(__always) func doctorSheetDates(from: String, through: String) -> String {
    say(741, [from, through])
  }
  @inline(__always) var doctorSheetMean: String { say(742) }
  @inline(__always) var doctorSheetKnown: String { say(743) }
  @inline(__always) var doctorSheetUnknown: String { say(744) }
  @inline(__always) var doctorSheetExcused: String { say(745) }
  @inline(__always) var doctorSheetLast: String { say(746) }
  @inline(__always) var doctorSheetNotKnown: String { say(747) }
  @inline(__always) var doctorSheetPause: String { say(748) }
  @inline(__always) var doctorSheetStops: String { say(749) }
  @inline(__always) var doctorSheetFree: String { say(750) }
  @inline(__always) var doctorSheetFreeBest: String { say(751) }
  @inline(__always) var doctorSheetTarget: String { say(752) }
  @inline(__always) var doctorSheetQuestionnaire: String { say(753) }
  @inline(__always) var doctorSheetDate: String { say(754) }
  @inline(__always) var doctorSheetScore: String { say(755) }
  @inline(__always) var doctorSheetBand: String { say(756) }
  @inline(__always) func doctorSheetSources(names: String) -> String {
    say(757, [names])
  }
  @inline(__always) var doctorSheetProduct: String { say(758) }
  @inline(__always) var doctorSheetDays: String { say(759) }
  @inline(__always) var doctorSheetDoses: String { say(760) }
  @inline(__always) var doctorSheetStrength: String { say(761) }
  @inline(__always) var doctorSheetSign: String { say(762) }
  @inline(__always) var doctorSheetMeanSign: String { say(763) }
  @inline(__always) var doctorSheetStrongest: String { say(764) }
  @inline(__always) var doctorSheetNoticed: String { say(765) }
  @inline(__always) var doctorSheetPassed: String { say(766) }
  @inline(__always) var doctorSheetIntensity: String { say(767) }
  @inline(__always) var doctorSheetTrigger: String { say(768) }
  @inline(__always) var doctorSheetCravings: String { say(769) }
  @inline(__always) func doctorSheetNone(parts: String) -> String {
    say(770, [parts])
  }
  @inline(__always) var doctorSheetEmptyTitle: String { say(771) }
  @inline(__always) var doctorSheetEmptyText: String { say(772) }
  @inline(__always) var doctorSheetLimitsTitle: String { say(773) }
  @inline(__always) var doctorSheetLimits: String { say(774) }

  // DrinkGuidance

  @inline(__always) var drinkGuidanceNotForAll: String { say(775) }
  @inline(__always) var drinkGuidanceToSettings: String { say(776) }
  @inline(__always) func drinkGuidanceChecked(month: String, year: String) -> String {
    say(777, [month, year])
  }
  @inline(__always) var drinkGuidanceTitleBritain: String { say(778) }
  @inline(__always) var drinkGuidanceTitleUnitedStates: String { say(779) }
  @inline(__always) var drinkGuidanceTitleCanada: String { say(780) }
  @inline(__always) var drinkGuidanceTitleAustralia: String { say(781) }
  @inline(__always) var drinkGuidanceTitleGermany: String { say(782) }
  @inline(__always) var drinkGuidanceTitleElsewhere: String { say(783) }
  @inline(__always) var drinkGuidanceGuidanceBritain: String { say(784) }
  @inline(__always) var drinkGuidanceGuidanceUnitedStates: String { say(785) }
  @inline(__always) var drinkGuidanceGuidanceCanada: String { say(786) }
  @inline(__always) var drinkGuidanceGuidanceAustralia: String { say(787) }
  @inline(__always) var drinkGuidanceGuidanceGermany: String { say(788) }
  @inline(__always) var drinkGuidanceGuidanceElsewhere: String { say(789) }
  @inline(__always) func drinkGuidanceCompared(daily: Int) -> String {
    say(790, [String(daily)])
  }
  @inline(__always) var drinkGuidancePlace: String { say(791) }
  @inline(__always) var drinkGuidancePlace2: String { say(792) }
  @inline(__always) var drinkGuidancePlace3: String { say(793) }
  @inline(__always) var drinkGuidancePlace4: String { say(794) }

  // DrinkSize

  @inline(__always) var drinkSizeSized: String { say(41) }
  @inline(__always) var drinkSizeSheetTitle: String { say(795) }
  @inline(__always) var drinkSizePresets: String { say(796) }
  @inline(__always) var drinkSizeMeasure: String { say(797) }
  @inline(__always) var drinkSizeStrength: String { say(798) }
  @inline(__always) var drinkSizeStrengthHint: String { say(799) }
  @inline(__always) var drinkSizeCount: String { say(800) }
  @inline(__always) var drinkSizeSizeWanted: String { say(801) }
  @inline(__always) var drinkSizeVolume: String { say(802) }
  @inline(__always) var drinkSizeVolume2: String { say(803) }
  @inline(__always) var drinkSizeProblemVolume: String { say(804) }
  @inline(__always) var drinkSizeProblemStrength: String { say(805) }
  @inline(__always) var drinkSizeProblemCount: String { say(806) }
  @inline(__always) var drinkSizeNameBeerHalf: String { say(807) }
  @inline(__always) var drinkSizeNamePint: String { say(808) }
  @inline(__always) var drinkSizeNameWineLarge: String { say(809) }
  @inline(__always) var drinkSizeNameCider: String { say(810) }
  @inline(__always) var drinkSizeNameSpirit: String { say(811) }
  @inline(__always) var drinkSizeGrams: String { say(812) }
  @inline(__always) func drinkSizeUnitNameBritain(count: Int) -> String {
    say(813, [String(count)], by: count)
  }
  @inline(__always) func drinkSizeUnitNameUnitedStates(count: Int) -> String {
    say(814, [String(count)], by: count)
  }
  @inline(__always) func drinkSizeUnitNameCanada(count: Int) -> String {
    say(815, [String(count)], by: count)
  }
  @inline(__always) func drinkSizeUnitNameAustralia(count: Int) -> String {
    say(816, [String(count)], by: count)
  }
  @inline(__always) var drinkSizeUnitNameGermany: String { say(817) }
  @inline(__always) var drinkSizeUnitBritain: String { say(818) }
  @inline(__always) var drinkSizeUnitUnitedStates: String { say(819) }
  @inline(__always) var drinkSizeUnitCanada: String { say(820) }
  @inline(__always) var drinkSizeUnitAustralia: String { say(821) }
  @inline(__always) var drinkSizeUnitGermany: String { say(822) }
  @inline(__always) var drinkSizeUnitElsewhere: String { say(823) }

  // Drinking

  @inline(__always) var drinkingLevelLabel: String { say(824) }
  @inline(__always) var drinkingOtherDay: String { say(42) }
  @inline(__always) var drinkingDayOfNow: String { say(825) }
  @inline(__always) var drinkingDayProblem: String { say(826) }
  @inline(__always) var drinkingLevelsWhy: String { say(827) }
  @inline(__always) var drinkingSteadyQuestion: String { say(828) }
  @inline(__always) var drinkingEstimate: String { say(829) }
  @inline(__always) func drinkingForDay(day: String) -> String {
    say(830, [day])
  }
  @inline(__always) func drinkingCutoff(time: String) -> String {
    say(831, [time])
  }
  @inline(__always) var drinkingDay0: String { say(569) }
  @inline(__always) var drinkingDay1: String { say(832) }
  @inline(__always) var drinkingNameSteady: String { say(624) }
  @inline(__always) var drinkingNameEasy: String { say(625) }
  @inline(__always) var drinkingNameWild: String { say(626) }
  @inline(__always) var drinkingDrinksSteady: String { say(833) }
  @inline(__always) var drinkingDrinksEasy: String { say(834) }
  @inline(__always) var drinkingDrinksWild: String { say(835) }
  @inline(__always) var drinkingSteadyAnswer: String { say(836) }
  @inline(__always) var drinkingSteadyAnswer2: String { say(837) }
  @inline(__always) func drinkingNotedLevel(day: String, level: String) -> String {
    say(838, [day, level])
  }
  @inline(__always) var drinkingWay: String { say(839) }
  @inline(__always) var drinkingWayKeeps: String { say(840) }
  @inline(__always) var drinkingWayCaution: String { say(841) }
  @inline(__always) var drinkingNameByLevel: String { say(842) }
  @inline(__always) var drinkingNameByDrinks: String { say(843) }
  @inline(__always) var drinkingDetailByLevel: String { say(844) }
  @inline(__always) var drinkingDetailByDrinks: String { say(845) }
  @inline(__always) var drinkingChanged: String { say(846) }
  @inline(__always) var drinkingCalories: String { say(847) }
  @inline(__always) var drinkingCaloriesDetail: String { say(848) }
  @inline(__always) var drinkingWeekFrom: String { say(849) }
  @inline(__always) var drinkingLine: String { say(850) }
  @inline(__always) var drinkingThisWeek: String { say(851) }
  @inline(__always) var drinkingThisWeek2: String { say(852) }
  @inline(__always) func drinkingThisWeek3(words: String, known: String, free: String) -> String {
    say(853, [words, known, free])
  }
  @inline(__always) var drinkingWeekCalories: String { say(854) }
  @inline(__always) var drinkingWeekCalories2: String { say(855) }
  @inline(__always) func drinkingEstimateWhy(drink: String) -> String {
    say(856, [drink])
  }
  @inline(__always) func drinkingChartTitle(unit: String) -> String {
    say(857, [unit])
  }
  @inline(__always) var drinkingChartSentence: String { say(858) }
  @inline(__always) func drinkingChartSentence2(line: String, unit: String) -> String {
    say(859, [line, unit])
  }

  // Excuses

  @inline(__always) var excusesTitle: String { say(860) }
  @inline(__always) var excusesLead: String { say(861) }
  @inline(__always) var excusesAdd: String { say(862) }
  @inline(__always) var excusesSickToday: String { say(863) }
  @inline(__always) var excusesList: String { say(864) }
  @inline(__always) var excusesEmptyTitle: String { say(865) }
  @inline(__always) var excusesEmptyText: String { say(866) }
  @inline(__always) var excusesNameSick: String { say(867) }
  @inline(__always) var excusesNameTravel: String { say(868) }
  @inline(__always) var excusesNameNightShift: String { say(869) }
  @inline(__always) var excusesNameFast: String { say(870) }
  @inline(__always) var excusesNameHoliday: String { say(871) }
  @inline(__always) var excusesExcusedSick: String { say(872) }
  @inline(__always) var excusesExcusedTravel: String { say(873) }
  @inline(__always) var excusesExcusedNightShift: String { say(874) }
  @inline(__always) var excusesExcusedFast: String { say(875) }
  @inline(__always) var excusesExcusedHoliday: String { say(876) }
  @inline(__always) var excusesExcused: String { say(877) }
  @inline(__always) func excusesSince(day: String) -> String {
    say(878, [day])
  }
  @inline(__always) func excusesThrough(first: String, last: String) -> String {
    say(741, [first, last])
  }
  @inline(__always) var excusesSheet: String { say(860) }
  @inline(__always) var excusesReason: String { say(879) }
  @inline(__always) var excusesFrom: String { say(880) }
  @inline(__always) var excusesLast: String { say(881) }
  @inline(__always) var excusesIsOpen: String { say(882) }
  @inline(__always) var excusesIsOpenDetail: String { say(883) }
  @inline(__always) var excusesProblemReason: String { say(884) }
  @inline(__always) var excusesProblemFrom: String { say(885) }
  @inline(__always) var excusesProblemThrough: String { say(886) }
  @inline(__always) func excusesProblemLong(longestDays: Int) -> String {
    say(887, [String(longestDays)])
  }
  @inline(__always) var excusesSave: String { say(888) }
  @inline(__always) var excusesDelete: String { say(889) }
  @inline(__always) var excusesClose: String { say(5) }
  @inline(__always) var excusesEnd: String { say(890) }
  @inline(__always) func excusesEnd2(reason: String) -> String {
    say(891, [reason])
  }
  @inline(__always) var excusesKept: String { say(892) }
  @inline(__always) var excusesPaused: String { say(893) }
  @inline(__always) var excusesEnded: String { say(894) }
  @inline(__always) var excusesDeleted: String { say(895) }
  @inline(__always) func excusesCard(when: String) -> String {
    say(896, [when])
  }

  // FoodNotice

  @inline(__always) var foodNoticeLoading: String { say(897) }
  @inline(__always) var foodNoticeMissing: String { say(898) }
  @inline(__always) var foodNoticeAgain: String { say(899) }

  // Coach

  @inline(__always) var coachCrisisNowFirst: String { say(900) }
  @inline(__always) var coachCrisisNowAgain: String { say(901) }
  @inline(__always) var coachCrisisSoonFirst: String { say(902) }
  @inline(__always) var coachCrisisSoonAgain: String { say(903) }
  @inline(__always) var coachGreetingWarm: String { say(904) }
  @inline(__always) var coachGreetingSpark: String { say(905) }
  @inline(__always) var coachGreetingPlain: String { say(906) }
  @inline(__always) var coachGreetingCalmFirst: String { say(907) }
  @inline(__always) var coachGreetingCalmAgain: String { say(908) }
  @inline(__always) var coachGreetingAgain: String { say(909) }
  @inline(__always) var coachCravingWarm: String { say(910) }
  @inline(__always) var coachCravingSpark: String { say(911) }
  @inline(__always) var coachCravingPlain: String { say(912) }
  @inline(__always) var coachCravingAgain: String { say(913) }
  @inline(__always) var coachNightFirst: String { say(914) }
  @inline(__always) var coachNightAgain: String { say(915) }
  @inline(__always) func coachPassedFirst(cravings: String, passed: String) -> String {
    say(916, [cravings, passed])
  }
  @inline(__always) func coachPassedAgain(cravings: String, passed: String) -> String {
    say(917, [cravings, passed])
  }
  @inline(__always) var coachSlippedWarm: String { say(918) }
  @inline(__always) var coachSlippedSpark: String { say(919) }
  @inline(__always) var coachSlippedPlain: String { say(920) }
  @inline(__always) var coachSlippedAgain: String { say(921) }
  @inline(__always) var coachWinWarm: String { say(922) }
  @inline(__always) var coachWinSpark: String { say(923) }
  @inline(__always) var coachWinPlain: String { say(924) }
  @inline(__always) var coachWinAgain: String { say(925) }
  @inline(__always) func coachFreeFirst(name: String, time: String) -> String {
    say(926, [name, time])
  }
  @inline(__always) func coachFreeAgain(name: String, time: String) -> String {
    say(927, [name, time])
  }
  @inline(__always) func coachFreeAfterSlipsFirst(name: String, current: String, total: String) -> String {
    say(928, [name, current, total])
  }
  @inline(__always) func coachFreeAfterSlipsAgain(total: String, current: String) -> String {
    say(929, [total, current])
  }
  @inline(__always) func coachTargetFirst(units: String, target: String) -> String {
    say(930, [units, target])
  }
  @inline(__always) func coachTargetAgain(target: String, units: String) -> String {
    say(931, [target, units])
  }
  @inline(__always) func coachCountedFirst(units: String) -> String {
    say(932, [units])
  }
  @inline(__always) func coachCountedAgain(units: String) -> String {
    say(933, [units])
  }
  @inline(__always) func coachCravingsFirst(cravings: String, passed: String) -> String {
    say(934, [cravings, passed])
  }
  @inline(__always) func coachCravingsAgain(cravings: String, passed: String) -> String {
    say(935, [cravings, passed])
  }
  @inline(__always) var coachEmptyFirst: String { say(936) }
  @inline(__always) var coachEmptyAgain: String { say(937) }
  @inline(__always) var coachSameFirst: String { say(938) }
  @inline(__always) var coachSameAgain: String { say(939) }
  @inline(__always) func coachAheadHarderFirst(day: String, reason: String) -> String {
    say(940, [day, reason])
  }
  @inline(__always) func coachAheadHarderAgain(day: String, reason: String) -> String {
    say(941, [day, reason])
  }
  @inline(__always) func coachAheadEasierFirst(day: String, reason: String) -> String {
    say(942, [day, reason])
  }
  @inline(__always) func coachAheadEasierAgain(day: String, reason: String) -> String {
    say(943, [day, reason])
  }
  @inline(__always) func coachAheadUsualFirst(day: String) -> String {
    say(944, [day])
  }
  @inline(__always) func coachAheadUsualAgain(day: String) -> String {
    say(945, [day])
  }
  @inline(__always) var coachAheadSilentFirst: String { say(946) }
  @inline(__always) var coachAheadSilentAgain: String { say(947) }
  @inline(__always) var coachAheadToday: String { say(7) }
  @inline(__always) var coachAheadTomorrow: String { say(322) }
  @inline(__always) func coachSavedFirst(money: String) -> String {
    say(948, [money])
  }
  @inline(__always) func coachSavedAgain(money: String) -> String {
    say(949, [money])
  }
  @inline(__always) var coachUnsavedFirst: String { say(950) }
  @inline(__always) var coachUnsavedAgain: String { say(951) }
  @inline(__always) func coachReasonFirst(reason: String) -> String {
    say(952, [reason])
  }
  @inline(__always) func coachReasonAgain(reason: String) -> String {
    say(953, [reason])
  }
  @inline(__always) var coachNoReasonFirst: String { say(954) }
  @inline(__always) var coachNoReasonAgain: String { say(955) }
  @inline(__always) var coachBreathingFirst: String { say(956) }
  @inline(__always) var coachBreathingAgain: String { say(957) }
  @inline(__always) var coachTechniquesWarm: String { say(958) }
  @inline(__always) var coachTechniquesSpark: String { say(959) }
  @inline(__always) var coachTechniquesPlain: String { say(960) }
  @inline(__always) var coachTechniquesAgain: String { say(961) }
  @inline(__always) var coachSwapSaltyFirst: String { say(962) }
  @inline(__always) var coachSwapSaltyAgain: String { say(963) }
  @inline(__always) var coachSwapSweetsFirst: String { say(964) }
  @inline(__always) var coachSwapSweetsAgain: String { say(965) }
  @inline(__always) var coachSwapBakeryFirst: String { say(966) }
  @inline(__always) var coachSwapBakeryAgain: String { say(967) }
  @inline(__always) var coachSwapFrozenFirst: String { say(968) }
  @inline(__always) var coachSwapFrozenAgain: String { say(969) }
  @inline(__always) var coachSwapDrinkFirst: String { say(970) }
  @inline(__always) var coachSwapDrinkAgain: String { say(971) }
  @inline(__always) var coachSwapMealFirst: String { say(972) }
  @inline(__always) var coachSwapMealAgain: String { say(973) }
  @inline(__always) var coachSwapAlcoholFirst: String { say(974) }
  @inline(__always) var coachSwapAlcoholAgain: String { say(975) }
  @inline(__always) var coachSwapOtherFirst: String { say(976) }
  @inline(__always) var coachSwapOtherAgain: String { say(977) }
  @inline(__always) var coachPlanFirst: String { say(978) }
  @inline(__always) var coachPlanAgain: String { say(979) }
  @inline(__always) var coachNoPlanWarm: String { say(980) }
  @inline(__always) var coachNoPlanSpark: String { say(981) }
  @inline(__always) var coachNoPlanPlain: String { say(982) }
  @inline(__always) var coachNoPlanAgain: String { say(983) }
  @inline(__always) var coachPlanDrinkingFirst: String { say(984) }
  @inline(__always) var coachPlanDrinkingAgain: String { say(985) }
  @inline(__always) var coachMotivationWarm: String { say(986) }
  @inline(__always) var coachMotivationSpark: String { say(987) }
  @inline(__always) var coachMotivationPlain: String { say(988) }
  @inline(__always) var coachMotivationAgain: String { say(989) }
  @inline(__always) var coachSleepWarm: String { say(990) }
  @inline(__always) var coachSleepSpark: String { say(991) }
  @inline(__always) var coachSleepPlain: String { say(992) }
  @inline(__always) var coachSleepAgain: String { say(993) }
  @inline(__always) var coachStressWarm: String { say(994) }
  @inline(__always) var coachStressSpark: String { say(995) }
  @inline(__always) var coachStressPlain: String { say(996) }
  @inline(__always) var coachStressAgain: String { say(997) }
  @inline(__always) var coachBoredomWarm: String { say(998) }
  @inline(__always) var coachBoredomSpark: String { say(999) }
  @inline(__always) var coachBoredomPlain: String { say(1000) }
  @inline(__always) var coachBoredomAgain: String { say(1001) }
  @inline(__always) var coachAngerWarm: String { say(1002) }
  @inline(__always) var coachAngerSpark: String { say(1003) }
  @inline(__always) var coachAngerPlain: String { say(1004) }
  @inline(__always) var coachAngerAgain: String { say(1005) }
  @inline(__always) var coachLowWarm: String { say(1006) }
  @inline(__always) var coachLowSpark: String { say(1007) }
  @inline(__always) var coachLowPlain: String { say(1008) }
  @inline(__always) var coachLowAgain: String { say(1009) }
  @inline(__always) var coachOccasionWarm: String { say(1010) }
  @inline(__always) var coachOccasionSpark: String { say(1011) }
  @inline(__always) var coachOccasionPlain: String { say(1012) }
  @inline(__always) var coachOccasionAgain: String { say(1013) }
  @inline(__always) var coachBodyFirst: String { say(1014) }
  @inline(__always) var coachBodyAgain: String { say(1015) }
  @inline(__always) var coachProfessionalFirst: String { say(1016) }
  @inline(__always) var coachProfessionalAgain: String { say(1017) }
  @inline(__always) var coachNrtFirst: String { say(1018) }
  @inline(__always) var coachNrtAgain: String { say(1019) }
  @inline(__always) var coachTipBreath: String { say(1020) }
  @inline(__always) var coachTipWalk: String { say(1021) }
  @inline(__always) var coachTipSurf: String { say(1022) }
  @inline(__always) var coachTipFourDs: String { say(1023) }
  @inline(__always) var coachTipEyes: String { say(1024) }
  @inline(__always) var coachTipCountdown: String { say(1025) }
  @inline(__always) var coachTipSenses: String { say(1026) }
  @inline(__always) var coachTipHands: String { say(1027) }
  @inline(__always) var coachTipMorning: String { say(1028) }
  @inline(__always) var coachTipCoffee: String { say(1029) }
  @inline(__always) var coachTipMeal: String { say(1030) }
  @inline(__always) var coachTipHardHour: String { say(1031) }
  @inline(__always) var coachTipOutOfSight: String { say(1032) }
  @inline(__always) var coachTipPerson: String { say(1033) }
  @inline(__always) var coachTipSlip: String { say(1034) }
  @inline(__always) var coachTipCaffeine: String { say(1035) }
  @inline(__always) var coachTipWeeks: String { say(1036) }
  @inline(__always) var coachTipProof: String { say(1037) }
  @inline(__always) var coachTipMood: String { say(1038) }
  @inline(__always) var coachTipTreat: String { say(1039) }
  @inline(__always) var coachTipReason: String { say(1040) }
  @inline(__always) var coachTipNight: String { say(1041) }
  @inline(__always) var coachTipLeaflet: String { say(1042) }
  @inline(__always) var coachTipReplacementAtHand: String { say(1043) }
  @inline(__always) var coachTipRareMoment: String { say(1044) }
  @inline(__always) var coachTipOwnSentence: String { say(1045) }
  @inline(__always) var coachTipPassOn: String { say(1046) }
  @inline(__always) var coachThanksWarm: String { say(1047) }
  @inline(__always) var coachThanksSpark: String { say(1048) }
  @inline(__always) var coachThanksPlain: String { say(1049) }
  @inline(__always) var coachThanksAgain: String { say(1050) }
  @inline(__always) var coachGoodbyeWarm: String { say(1051) }
  @inline(__always) var coachGoodbyeSpark: String { say(1052) }
  @inline(__always) var coachGoodbyePlain: String { say(1053) }
  @inline(__always) var coachGoodbyeAgain: String { say(1054) }
  @inline(__always) var coachJokeFirst: String { say(1055) }
  @inline(__always) var coachJokeAgain: String { say(1056) }
  @inline(__always) var coachComplaintFirst: String { say(1057) }
  @inline(__always) var coachComplaintAgain: String { say(1058) }
  @inline(__always) var coachYesFirst: String { say(1059) }
  @inline(__always) var coachYesAgain: String { say(1060) }
  @inline(__always) var coachYesOpenFirst: String { say(1061) }
  @inline(__always) var coachYesOpenAgain: String { say(1062) }
  @inline(__always) var coachNoFirst: String { say(1063) }
  @inline(__always) var coachNoAgain: String { say(1064) }
  @inline(__always) var coachOkFirst: String { say(1065) }
  @inline(__always) var coachOkAgain: String { say(1066) }
  @inline(__always) var coachHelpFirst: String { say(1067) }
  @inline(__always) var coachHelpAgain: String { say(1068) }
  @inline(__always) var coachUnknownWarm: String { say(1069) }
  @inline(__always) var coachUnknownSpark: String { say(1070) }
  @inline(__always) var coachUnknownPlain: String { say(1071) }
  @inline(__always) var coachUnknownAgain: String { say(1072) }
  @inline(__always) var coachDoCraving: String { say(1073) }
  @inline(__always) var coachDoBreathing: String { say(1074) }
  @inline(__always) var coachDoTechniques: String { say(1075) }
  @inline(__always) var coachDoDebrief: String { say(1076) }
  @inline(__always) var coachDoPlan: String { say(1077) }
  @inline(__always) var coachDoIfThen: String { say(1078) }
  @inline(__always) var coachDoProgress: String { say(1079) }
  @inline(__always) var coachDoMilestones: String { say(1080) }
  @inline(__always) var coachDoSavings: String { say(1081) }
  @inline(__always) var coachDoSwaps: String { say(1082) }
  @inline(__always) var coachDoReflection: String { say(1083) }
  @inline(__always) var coachDoPractice: String { say(1084) }
  @inline(__always) var coachDoWithdrawal: String { say(1085) }
  @inline(__always) var coachDoReplacement: String { say(1086) }
  @inline(__always) var coachDoToday: String { say(1087) }
  @inline(__always) var coachDoForecast: String { say(1088) }
  @inline(__always) var coachDoHelp: String { say(1089) }
  @inline(__always) var coachUsedFree: String { say(1090) }
  @inline(__always) var coachUsedCounted: String { say(1091) }
  @inline(__always) var coachUsedCravings: String { say(1092) }
  @inline(__always) var coachUsedSaved: String { say(1093) }
  @inline(__always) var coachUsedAhead: String { say(1094) }
  @inline(__always) var coachUsedTip: String { say(1095) }
  @inline(__always) var coachUsedReason: String { say(1096) }
  @inline(__always) var coachPageTitle: String { say(43) }
  @inline(__always) var coachPageStart: String { say(1097) }
  @inline(__always) var coachPageStartText: String { say(1098) }
  @inline(__always) var coachPageField: String { say(1099) }
  @inline(__always) var coachPageSend: String { say(1100) }
  @inline(__always) var coachPageQuickCraving: String { say(1101) }
  @inline(__always) var coachPageQuickProgress: String { say(1102) }
  @inline(__always) var coachPageQuickAhead: String { say(1103) }
  @inline(__always) var coachPageQuickTip: String { say(1104) }
  @inline(__always) var coachPageQuickBreathing: String { say(1105) }
  @inline(__always) var coachPageQuickMotivation: String { say(1106) }
  @inline(__always) var coachPageEarlier: String { say(570) }
  @inline(__always) var coachPageOptions: String { say(1107) }
  @inline(__always) var coachPageTone: String { say(1108) }
  @inline(__always) var coachPageToneEmpathetic: String { say(1109) }
  @inline(__always) var coachPageToneMotivational: String { say(1110) }
  @inline(__always) var coachPageToneDirect: String { say(1111) }
  @inline(__always) var coachPageSwitch: String { say(43) }
  @inline(__always) var coachPageReads: String { say(1112) }
  @inline(__always) var coachPageOff: String { say(1113) }
  @inline(__always) var coachPageClear: String { say(1114) }
  @inline(__always) var coachPageClearDetail: String { say(1115) }
  @inline(__always) var coachPageCleared: String { say(1116) }
  @inline(__always) var coachPageBreathed: String { say(1117) }
  @inline(__always) var coachTipAsk: String { say(1118) }
  @inline(__always) var coachTipUp: String { say(77) }
  @inline(__always) var coachTipDown: String { say(1119) }
  @inline(__always) var coachTipVoted: String { say(1120) }
  @inline(__always) var coachTipGone: String { say(1121) }
  @inline(__always) var coachPageHelp: String { say(1089) }

  // Crisis

  @inline(__always) var crisisTitleNow: String { say(1122) }
  @inline(__always) var crisisTitleSoon: String { say(1123) }
  @inline(__always) var crisisSelfHarm: String { say(1124) }
  @inline(__always) var crisisOverdose: String { say(1125) }
  @inline(__always) var crisisMedical: String { say(1126) }
  @inline(__always) var crisisViolence: String { say(1127) }
  @inline(__always) var crisisWithdrawal: String { say(1128) }
  @inline(__always) var crisisEating: String { say(1129) }
  @inline(__always) var crisisBreathe: String { say(1130) }
  @inline(__always) var crisisStop: String { say(1131) }
  @inline(__always) var crisisAll: String { say(1132) }
  @inline(__always) var crisisNote: String { say(1133) }
  @inline(__always) var crisisNotMeant: String { say(1134) }
  @inline(__always) var crisisClose: String { say(5) }

  // HelpScreen

  @inline(__always) var helpScreenHelpLink: String { say(44) }

  // Help

  @inline(__always) var helpTitle: String { say(44) }
  @inline(__always) var helpLead: String { say(45) }
  @inline(__always) var helpCountry: String { say(46) }
  @inline(__always) var helpNotChosen: String { say(47) }
  @inline(__always) var helpKindEmergency: String { say(48) }
  @inline(__always) var helpKindCrisis: String { say(49) }
  @inline(__always) var helpKindQuit: String { say(50) }
  @inline(__always) var helpKindAlcohol: String { say(51) }
  @inline(__always) func helpCall(number: String, service: String) -> String {
    say(52, [number, service])
  }
  @inline(__always) var helpEmergencyNumber: String { say(53) }
  @inline(__always) func helpSend(number: String) -> String {
    say(54, [number])
  }
  @inline(__always) func helpSend2(word: String, number: String) -> String {
    say(55, [word, number])
  }
  @inline(__always) var helpCostFree: String { say(56) }
  @inline(__always) var helpCostOrdinary: String { say(57) }
  @inline(__always) var helpHoursAlways: String { say(1135) }
  @inline(__always) var helpHoursChanging: String { say(58) }
  @inline(__always) var helpHoursCallback: String { say(59) }
  @inline(__always) var helpSpokenEs: String { say(60) }
  @inline(__always) var helpSpokenZh: String { say(61) }
  @inline(__always) var helpSpokenEn: String { say(1136) }
  @inline(__always) var helpSpokenFr: String { say(1137) }
  @inline(__always) var helpSpokenDe: String { say(1138) }
  @inline(__always) var helpAudienceYoung: String { say(62) }
  @inline(__always) func helpOld(month: String) -> String {
    say(63, [month])
  }
  @inline(__always) var helpNoteKeep: String { say(64) }
  @inline(__always) var helpNoteLine: String { say(1139) }
  @inline(__always) var helpNoteKept: String { say(1140) }
  @inline(__always) var helpNoteFull: String { say(1141) }
  @inline(__always) var helpNoEmergency: String { say(65) }
  @inline(__always) var helpElsewhere: String { say(66) }
  @inline(__always) var helpNoQuit: String { say(67) }
  @inline(__always) func helpChecked(month: String) -> String {
    say(68, [month])
  }

  // HistoryCravingFields

  @inline(__always) var historyCravingFieldsPlaceChoice: String { say(1142) }
  @inline(__always) var historyCravingFieldsOwnPlaceField: String { say(707) }
  @inline(__always) var historyCravingFieldsCompanyChoice: String { say(1143) }
  @inline(__always) var historyCravingFieldsTechniqueChoice: String { say(1144) }
  @inline(__always) var historyCravingFieldsTechniqueChoice2: String { say(1145) }
  @inline(__always) var historyCravingFieldsTechniqueChoice3: String { say(1146) }
  @inline(__always) var historyCravingFieldsAfterFields: String { say(1147) }

  // History

  @inline(__always) var historyTitle: String { say(1148) }
  @inline(__always) var historyAdd: String { say(1149) }
  @inline(__always) var historyAddTitle: String { say(1150) }
  @inline(__always) var historyFilterLabel: String { say(1151) }
  @inline(__always) var historyAll: String { say(1152) }
  @inline(__always) var historyMore: String { say(1153) }
  @inline(__always) var historyEmptyTitle: String { say(69) }
  @inline(__always) var historyEmptyText: String { say(1154) }
  @inline(__always) var historyToday: String { say(7) }
  @inline(__always) var historyYesterday: String { say(1155) }
  @inline(__always) var historyEntry: String { say(1156) }
  @inline(__always) var historyCraving: String { say(10) }
  @inline(__always) var historyCravings: String { say(1157) }
  @inline(__always) func historyCravings2(number: String) -> String {
    say(1158, [number])
  }
  @inline(__always) var historyTotal: String { say(70) }
  @inline(__always) var historySkipped: String { say(1159) }
  @inline(__always) var historyInTotal: String { say(71) }
  @inline(__always) var historyTotalHint: String { say(1160) }
  @inline(__always) var historyHiddenByTotal: String { say(1161) }
  @inline(__always) var historyAmount: String { say(1162) }
  @inline(__always) var historyDate: String { say(754) }
  @inline(__always) var historyTime: String { say(72) }
  @inline(__always) var historyNote: String { say(710) }
  @inline(__always) var historyMinutes: String { say(1163) }
  @inline(__always) var historyStrength: String { say(1164) }
  @inline(__always) func historyCountsFor(day: String) -> String {
    say(1165, [day])
  }
  @inline(__always) var historyWhichDay: String { say(1166) }
  @inline(__always) var historyIntensity: String { say(701) }
  @inline(__always) func historyIntensityOf(value: Int) -> String {
    say(1167, [String(value)])
  }
  @inline(__always) func historyIntensityAfter(value: Int) -> String {
    say(73, [String(value)])
  }
  @inline(__always) var historyIntensityLow: String { say(26) }
  @inline(__always) var historyIntensityHigh: String { say(27) }
  @inline(__always) var historyNoIntensity: String { say(25) }
  @inline(__always) var historyTriggers: String { say(702) }
  @inline(__always) var historyOutcomeLabel: String { say(1168) }
  @inline(__always) var historyOutcomePassed: String { say(22) }
  @inline(__always) var historyOutcomeUsed: String { say(23) }
  @inline(__always) var historyOutcomeNil: String { say(74) }
  @inline(__always) var historySave: String { say(75) }
  @inline(__always) var historyDelete: String { say(889) }
  @inline(__always) var historyClose: String { say(5) }
  @inline(__always) var historyAdded: String { say(1169) }
  @inline(__always) var historyChanged: String { say(1170) }
  @inline(__always) var historyDeleted: String { say(1171) }
  @inline(__always) var historyDeletedTotal: String { say(1172) }
  @inline(__always) var historyProblemAmount: String { say(1173) }
  @inline(__always) var historyProblemTotalAmount: String { say(1174) }
  @inline(__always) var historyProblemDate: String { say(1175) }
  @inline(__always) var historyProblemTime: String { say(1176) }
  @inline(__always) var historyProblemFuture: String { say(1177) }
  @inline(__always) var historyProblemMinutes: String { say(1178) }
  @inline(__always) var historyProblemStrength: String { say(1179) }
  @inline(__always) var historyProblemNote: String { say(1180) }

  // IfThen

  @inline(__always) var ifThenTitle: String { say(1181) }
  @inline(__always) var ifThenLead: String { say(1182) }
  @inline(__always) var ifThenEmptyTitle: String { say(1183) }
  @inline(__always) var ifThenEmptyText: String { say(1184) }
  @inline(__always) var ifThenMake: String { say(1185) }
  @inline(__always) var ifThenPlans: String { say(1186) }
  @inline(__always) func ifThenSentence(cue: String, action: String) -> String {
    say(1187, [cue, action])
  }
  @inline(__always) func ifThenCueTrigger(trigger: String) -> String {
    say(1188, [trigger])
  }
  @inline(__always) func ifThenCuePlace(place: String) -> String {
    say(1189, [place])
  }
  @inline(__always) func ifThenCueTime(time: String) -> String {
    say(1190, [time])
  }
  @inline(__always) func ifThenOwnTechnique(name: String) -> String {
    say(1191, [name])
  }
  @inline(__always) var ifThenGone: String { say(1192) }
  @inline(__always) func ifThenUsually(time: String) -> String {
    say(1193, [time])
  }
  @inline(__always) var ifThenNoTime: String { say(1194) }
  @inline(__always) var ifThenRehearsed: String { say(1195) }
  @inline(__always) var ifThenRehearse: String { say(1196) }
  @inline(__always) var ifThenEdit: String { say(1197) }
  @inline(__always) var ifThenDelete: String { say(889) }
  @inline(__always) var ifThenDeleted: String { say(1171) }
  @inline(__always) var ifThenKept: String { say(1198) }
  @inline(__always) var ifThenBuilderTitle: String { say(1199) }
  @inline(__always) var ifThenKind: String { say(1200) }
  @inline(__always) var ifThenKindTrigger: String { say(768) }
  @inline(__always) var ifThenKindPlace: String { say(1201) }
  @inline(__always) var ifThenKindTime: String { say(72) }
  @inline(__always) var ifThenOwnCue: String { say(76) }
  @inline(__always) var ifThenOwnCueHint: String { say(1202) }
  @inline(__always) var ifThenTime: String { say(1203) }
  @inline(__always) var ifThenTimeProblem: String { say(1204) }
  @inline(__always) var ifThenAction: String { say(1205) }
  @inline(__always) var ifThenOwnAction: String { say(720) }
  @inline(__always) var ifThenOwnActionHint: String { say(1206) }
  @inline(__always) var ifThenKeep: String { say(723) }
  @inline(__always) var ifThenKeepProblem: String { say(1207) }
  @inline(__always) var ifThenClose: String { say(5) }
  @inline(__always) var ifThenRehearseTitle: String { say(1208) }
  @inline(__always) func ifThenStep(step: Int, count: Int) -> String {
    say(38, [String(step), String(count)])
  }
  @inline(__always) var ifThenSay: String { say(1209) }
  @inline(__always) var ifThenType: String { say(1210) }
  @inline(__always) var ifThenTyped: String { say(1211) }
  @inline(__always) var ifThenImagine: String { say(1212) }
  @inline(__always) var ifThenNext: String { say(1) }
  @inline(__always) var ifThenFinish: String { say(4) }
  @inline(__always) var ifThenLater: String { say(565) }
  @inline(__always) var ifThenDone: String { say(1213) }
  @inline(__always) var ifThenNear: String { say(1214) }
  @inline(__always) var ifThenAsk: String { say(1215) }
  @inline(__always) var ifThenYes: String { say(77) }
  @inline(__always) var ifThenNotThisTime: String { say(1216) }
  @inline(__always) var ifThenNoted: String { say(8) }
  @inline(__always) var ifThenOpen: String { say(1217) }

  // ImportColumns

  @inline(__always) var importColumnsColumnsTitle: String { say(1218) }
  @inline(__always) var importColumnsColumnsWhy: String { say(1219) }
  @inline(__always) var importColumnsSample: String { say(1220) }
  @inline(__always) var importColumnsColumnDate: String { say(754) }
  @inline(__always) var importColumnsColumnTime: String { say(72) }
  @inline(__always) var importColumnsColumnTracker: String { say(1221) }
  @inline(__always) var importColumnsColumnAmount: String { say(1222) }
  @inline(__always) var importColumnsColumnNote: String { say(710) }
  @inline(__always) var importColumnsNoneDate: String { say(47) }
  @inline(__always) var importColumnsNoneTracker: String { say(1223) }
  @inline(__always) var importColumnsEach: String { say(1224) }
  @inline(__always) var importColumnsNoneAmount: String { say(1225) }
  @inline(__always) var importColumnsNoneTime: String { say(1226) }
  @inline(__always) var importColumnsTrackerName: String { say(1227) }
  @inline(__always) var importColumnsDateForm: String { say(1228) }
  @inline(__always) var importColumnsFormYearMonthDay: String { say(1229) }
  @inline(__always) var importColumnsFormDayMonthYear: String { say(1230) }
  @inline(__always) var importColumnsFormMonthDayYear: String { say(1231) }
  @inline(__always) var importColumnsMissingDate: String { say(1232) }
  @inline(__always) var importColumnsMissingForm: String { say(1233) }
  @inline(__always) var importColumnsNoDates: String { say(1234) }
  @inline(__always) var importColumnsMissingName: String { say(1235) }
  @inline(__always) var importColumnsMood: String { say(78) }
  @inline(__always) var importColumnsMoodsTitle: String { say(1236) }
  @inline(__always) var importColumnsMoodsWhy: String { say(1237) }
  @inline(__always) var importColumnsProblem: String { say(1238) }
  @inline(__always) var importColumnsWhatEmpty: String { say(1239) }
  @inline(__always) var importColumnsWhatUnknownKind: String { say(1240) }
  @inline(__always) var importColumnsWhatDatabase: String { say(1241) }
  @inline(__always) var importColumnsWhatTooLarge: String { say(1242) }
  @inline(__always) var importColumnsWhatArchive: String { say(1243) }
  @inline(__always) var importColumnsWhatArchive2: String { say(1244) }
  @inline(__always) func importColumnsWhatTable(line: String) -> String {
    say(1245, [line])
  }
  @inline(__always) var importColumnsLeaveRowsOut: String { say(1246) }
  @inline(__always) var importColumnsUnplacedColours: String { say(1247) }
  @inline(__always) var importColumnsUnplacedColumns: String { say(1248) }
  @inline(__always) var importColumnsUnplacedReminderDays: String { say(1249) }
  @inline(__always) var importColumnsUnplacedWeekdays: String { say(1250) }
  @inline(__always) var importColumnsUnplacedEncoding: String { say(1251) }
  @inline(__always) func importColumnsRow(line: String) -> String {
    say(1252, [line])
  }
  @inline(__always) var importColumnsInLineDate: String { say(1253) }
  @inline(__always) var importColumnsInLineTime: String { say(1254) }
  @inline(__always) var importColumnsInLineValue: String { say(1255) }
  @inline(__always) var importColumnsInLineName: String { say(1256) }
  @inline(__always) var importColumnsInLineFieldCount: String { say(1257) }
  @inline(__always) var importColumnsInLineFieldCount2: String { say(1258) }

  // Health

  @inline(__always) var healthTitle: String { say(105) }
  @inline(__always) var healthLead: String { say(1259) }
  @inline(__always) var healthStays: String { say(1260) }
  @inline(__always) var healthDemo: String { say(1261) }
  @inline(__always) var healthFile: String { say(1262) }
  @inline(__always) var healthFormatApple: String { say(1263) }
  @inline(__always) var healthFormatAuto: String { say(1264) }
  @inline(__always) var healthFormatFitbit: String { say(1265) }
  @inline(__always) var healthFormatFit: String { say(1266) }
  @inline(__always) var healthHow: String { say(1267) }
  @inline(__always) var healthHow1: String { say(1268) }
  @inline(__always) var healthHow2: String { say(1269) }
  @inline(__always) var healthHow3: String { say(1270) }
  @inline(__always) var healthHowAuto: String { say(1271) }
  @inline(__always) var healthHowFitbit: String { say(1272) }
  @inline(__always) var healthHowFit: String { say(1273) }
  @inline(__always) var healthHowNot: String { say(1274) }
  @inline(__always) var healthKinds: String { say(1275) }
  @inline(__always) var healthKindsWhy: String { say(1276) }
  @inline(__always) var healthSleep: String { say(1277) }
  @inline(__always) var healthSteps: String { say(1278) }
  @inline(__always) var healthDistance: String { say(1279) }
  @inline(__always) var healthEnergy: String { say(1280) }
  @inline(__always) var healthResting: String { say(1281) }
  @inline(__always) var healthRate: String { say(1282) }
  @inline(__always) var healthMindful: String { say(1283) }
  @inline(__always) var healthWorkouts: String { say(1284) }
  @inline(__always) var healthWater: String { say(1285) }
  @inline(__always) var healthCaffeine: String { say(1286) }
  @inline(__always) var healthDrinks: String { say(1287) }
  @inline(__always) var healthWhySleep: String { say(1288) }
  @inline(__always) var healthWhySteps: String { say(1289) }
  @inline(__always) var healthWhyDistance: String { say(1290) }
  @inline(__always) var healthWhyEnergy: String { say(1291) }
  @inline(__always) var healthWhyResting: String { say(1292) }
  @inline(__always) var healthWhyRate: String { say(1293) }
  @inline(__always) var healthWhyMindful: String { say(1294) }
  @inline(__always) var healthWhyWorkouts: String { say(1295) }
  @inline(__always) var healthWhyWater: String { say(1296) }
  @inline(__always) var healthWhyCaffeine: String { say(1296) }
  @inline(__always) var healthWhyDrinks: String { say(1297) }
  @inline(__always) var healthPick: String { say(1298) }
  @inline(__always) var healthNone: String { say(1299) }
  @inline(__always) var healthReading: String { say(1300) }
  @inline(__always) func healthPercent(number: String) -> String {
    say(1301, [number])
  }
  @inline(__always) var healthKeepOpen: String { say(1302) }
  @inline(__always) var healthCancel: String { say(1303) }
  @inline(__always) func healthFound(count: Int, number: String) -> String {
    say(1304, [String(count), number], by: count)
  }
  @inline(__always) func healthAdded(count: Int, number: String) -> String {
    say(1305, [String(count), number], by: count)
  }
  @inline(__always) func healthChanged(count: Int, number: String) -> String {
    say(1306, [String(count), number], by: count)
  }
  @inline(__always) var healthSame: String { say(1307) }
  @inline(__always) var healthNothing: String { say(1308) }
  @inline(__always) var healthCut: String { say(1309) }
  @inline(__always) func healthUnread(count: Int, number: String) -> String {
    say(1310, [String(count), number], by: count)
  }
  @inline(__always) func healthUnknown(names: String) -> String {
    say(1311, [names])
  }
  @inline(__always) var healthStopped: String { say(1312) }
  @inline(__always) var healthProblemOther: String { say(1313) }
  @inline(__always) var healthProblemUnnamed: String { say(1314) }
  @inline(__always) var healthProblemDamaged: String { say(1315) }
  @inline(__always) var healthProblemOdd: String { say(1316) }
  @inline(__always) var healthProblemLarge: String { say(1317) }
  @inline(__always) var healthProblemPassword: String { say(1318) }
  @inline(__always) var healthProblemZip: String { say(1319) }
  @inline(__always) var healthProblemUnreadable: String { say(1320) }
  @inline(__always) var healthUnchanged: String { say(1238) }
  @inline(__always) var healthHere: String { say(1321) }
  @inline(__always) var healthHereWhy: String { say(1322) }
  @inline(__always) func healthCame(day: String) -> String {
    say(1323, [day])
  }
  @inline(__always) func healthDays(count: Int, first: String, number: String, last: String) -> String {
    say(1324, [String(count), first, number, last], by: count)
  }
  @inline(__always) var healthNotYet: String { say(1325) }
  @inline(__always) func healthUnitSteps(number: String) -> String {
    say(1326, [number])
  }
  @inline(__always) func healthUnitKm(number: String) -> String {
    say(1327, [number])
  }
  @inline(__always) func healthUnitKcal(number: String) -> String {
    say(1328, [number])
  }
  @inline(__always) func healthUnitRate(number: String) -> String {
    say(1329, [number])
  }
  @inline(__always) func healthUnitMinutes(number: String) -> String {
    say(1330, [number])
  }
  @inline(__always) func healthUnitMl(number: String) -> String {
    say(1331, [number])
  }
  @inline(__always) func healthUnitMg(number: String) -> String {
    say(1332, [number])
  }
  @inline(__always) func healthUnitDrinks(number: String) -> String {
    say(1333, [number])
  }
  @inline(__always) func healthRemoveTitle(kind: String) -> String {
    say(1334, [kind])
  }
  @inline(__always) func healthRemoveWhy(count: Int, number: String) -> String {
    say(1335, [String(count), number], by: count)
  }
  @inline(__always) var healthRemove: String { say(451) }
  @inline(__always) var healthRemoveClose: String { say(1336) }
  @inline(__always) func healthRemoved(kind: String) -> String {
    say(1337, [kind])
  }
  @inline(__always) var healthMood: String { say(78) }
  @inline(__always) var healthWrite: String { say(1338) }
  @inline(__always) var healthWriteWhy: String { say(1339) }
  @inline(__always) var healthWriteWhyMindful: String { say(1340) }
  @inline(__always) var healthWriteWhyDrinks: String { say(1341) }
  @inline(__always) var healthWriteWhyWater: String { say(1342) }
  @inline(__always) var healthWriteWhyMood: String { say(1343) }
  @inline(__always) var healthGlass: String { say(1344) }
  @inline(__always) var healthWriteOffer: String { say(1345) }
  @inline(__always) var healthWriteAgain: String { say(1346) }
  @inline(__always) var healthWriteHanded: String { say(1347) }
  @inline(__always) var healthWriteThere: String { say(1348) }
  @inline(__always) func healthWriteDone(what: String) -> String {
    say(1349, [what])
  }
  @inline(__always) var healthWriteStopped: String { say(1350) }
  @inline(__always) var healthWriteUnknown: String { say(1351) }
  @inline(__always) var healthWriteOpen: String { say(1352) }
  @inline(__always) var healthWriteLook: String { say(1353) }
  @inline(__always) var healthWriteSeen: String { say(1354) }
  @inline(__always) var healthWriteKept: String { say(1355) }
  @inline(__always) var healthWriteMayKeep: String { say(1356) }
  @inline(__always) var healthRecipe: String { say(1357) }
  @inline(__always) func healthRecipe1(name: String) -> String {
    say(1358, [name])
  }
  @inline(__always) var healthRecipe2: String { say(1359) }
  @inline(__always) var healthRecipe3: String { say(1360) }
  @inline(__always) var healthRecipe4: String { say(1361) }
  @inline(__always) var healthRecipe5: String { say(1362) }
  @inline(__always) var healthRecipe6: String { say(1363) }
  @inline(__always) var healthRecipe7: String { say(1364) }
  @inline(__always) var healthRecipeText: String { say(1365) }
  @inline(__always) var healthRecipeHome: String { say(1366) }

  // Imports

  @inline(__always) var importsTitle: String { say(1367) }
  @inline(__always) var importsWhy: String { say(1368) }
  @inline(__always) var importsLead: String { say(1369) }
  @inline(__always) var importsDemo: String { say(1370) }
  @inline(__always) var importsWhereFrom: String { say(1371) }
  @inline(__always) var importsSources: String { say(1372) }
  @inline(__always) var importsSources2: String { say(1373) }
  @inline(__always) var importsSources3: String { say(1374) }
  @inline(__always) var importsSources4: String { say(1375) }
  @inline(__always) var importsSources5: String { say(1376) }
  @inline(__always) var importsSources6: String { say(1377) }
  @inline(__always) var importsSources7: String { say(1378) }
  @inline(__always) var importsSources8: String { say(1379) }
  @inline(__always) var importsSources9: String { say(1380) }
  @inline(__always) var importsPick: String { say(1381) }
  @inline(__always) var importsPickMore: String { say(1382) }
  @inline(__always) var importsStartOver: String { say(1383) }
  @inline(__always) func importsFiles(count: String) -> String {
    say(1384, [count])
  }
  @inline(__always) var importsIsBackup: String { say(1385) }
  @inline(__always) var importsPreview: String { say(1386) }
  @inline(__always) func importsTrackers(count: Int, count2: String) -> String {
    say(1387, [String(count), count2], by: count)
  }
  @inline(__always) func importsEntries(count: Int, count2: String) -> String {
    say(1388, [String(count), count2], by: count)
  }
  @inline(__always) func importsSum(trackers: String, entries: String) -> String {
    say(1389, [trackers, entries])
  }
  @inline(__always) func importsAlready(count: String) -> String {
    say(1390, [count])
  }
  @inline(__always) var importsTasks: String { say(1391) }
  @inline(__always) var importsArchived: String { say(1392) }
  @inline(__always) var importsWasDeleted: String { say(1393) }
  @inline(__always) func importsLeftOut(count: String) -> String {
    say(1394, [count])
  }
  @inline(__always) func importsSkipNothing(count: String) -> String {
    say(1395, [count])
  }
  @inline(__always) func importsSkipFilledIn(count: String) -> String {
    say(1396, [count])
  }
  @inline(__always) func importsSkipRepeated(count: String) -> String {
    say(1397, [count])
  }
  @inline(__always) func importsSkipOutOfRange(count: String) -> String {
    say(1398, [count])
  }
  @inline(__always) func importsSkipOwnerless(count: String) -> String {
    say(1399, [count])
  }
  @inline(__always) func importsSkipOpenTask(count: String) -> String {
    say(1400, [count])
  }
  @inline(__always) func importsSkipCoin(count: String) -> String {
    say(1401, [count])
  }
  @inline(__always) func importsSkipWish(count: String) -> String {
    say(1402, [count])
  }
  @inline(__always) func importsSkipUnreadable(count: String) -> String {
    say(1403, [count])
  }
  @inline(__always) func importsSkipOtherKind(count: String) -> String {
    say(1404, [count])
  }
  @inline(__always) var importsModeCounter: String { say(1405) }
  @inline(__always) var importsModeYesNo: String { say(1406) }
  @inline(__always) var importsModeLevels: String { say(1407) }
  @inline(__always) var importsModeAwareness: String { say(1408) }
  @inline(__always) var importsModeAvoidance: String { say(1409) }
  @inline(__always) var importsModeFeelings: String { say(1410) }
  @inline(__always) var importsModeGratitude: String { say(1411) }
  @inline(__always) func importsBringIn(entries: String) -> String {
    say(1412, [entries])
  }
  @inline(__always) var importsUndoable: String { say(1413) }
  @inline(__always) var importsBroughtIn: String { say(1414) }
  @inline(__always) func importsDone(trackers: String, entries: String) -> String {
    say(1415, [trackers, entries])
  }
  @inline(__always) var importsToToday: String { say(1416) }

  // Challenge

  @inline(__always) func challengeNameWalk(count: Int) -> String {
    say(1417, [String(count)], by: count)
  }
  @inline(__always) func challengeNameTechnique(count: Int) -> String {
    say(1418, [String(count)], by: count)
  }
  @inline(__always) func challengeNamePassed(count: Int) -> String {
    say(1419, [String(count)], by: count)
  }
  @inline(__always) func challengeNameKeptRow(count: Int, tracker: String) -> String {
    say(1420, [String(count), tracker])
  }
  @inline(__always) func challengeNameFreeDays(count: Int, tracker: String) -> String {
    say(1421, [String(count), tracker], by: count)
  }
  @inline(__always) func challengeNameGoodDays(count: Int, tracker: String) -> String {
    say(1422, [String(count), tracker], by: count)
  }
  @inline(__always) func challengeNameRecorded(count: Int, tracker: String) -> String {
    say(1423, [String(count), tracker])
  }
  @inline(__always) func challengeNameMoods(count: Int) -> String {
    say(1424, [String(count)])
  }
  @inline(__always) func challengeNameNotes(count: Int) -> String {
    say(1425, [String(count)])
  }
  @inline(__always) func challengeNameEvenings(count: Int) -> String {
    say(1426, [String(count)])
  }
  @inline(__always) var challengeTitle: String { say(1427) }
  @inline(__always) var challengeDone: String { say(1428) }
  @inline(__always) func challengeKeptWalk(count: Int) -> String {
    say(1429, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptTechnique(count: Int) -> String {
    say(1430, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptPassed(count: Int) -> String {
    say(1431, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptKeptRow(count: Int) -> String {
    say(1432, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptFreeDays(count: Int) -> String {
    say(1433, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptGoodDays(count: Int) -> String {
    say(1434, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptRecorded(count: Int) -> String {
    say(1435, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptMoods(count: Int) -> String {
    say(1436, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptNotes(count: Int) -> String {
    say(1437, [String(count)], by: count)
  }
  @inline(__always) func challengeKeptEvenings(count: Int) -> String {
    say(1438, [String(count)], by: count)
  }
  @inline(__always) var challengeReason: String { say(1439) }
  @inline(__always) func challengeReasonWalk(among: Int, seen: Int) -> String {
    say(1440, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonTechnique(among: Int, seen: Int) -> String {
    say(1441, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonPassed(among: Int, seen: Int) -> String {
    say(1442, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonKeptRow(among: Int, seen: Int) -> String {
    say(1443, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonFreeDays(among: Int, seen: Int) -> String {
    say(1444, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonGoodDays(among: Int, seen: Int) -> String {
    say(1445, [String(among), String(seen)], by: among)
  }
  @inline(__always) func challengeReasonRecorded(among: Int, seen: Int) -> String {
    say(1446, [String(among), String(seen)], by: among)
  }

  // Journey

  @inline(__always) var journeyTitle: String { say(1447) }
  @inline(__always) var journeyEmptyTitle: String { say(1448) }
  @inline(__always) var journeyEmptyText: String { say(1449) }
  @inline(__always) var journeyWhose: String { say(1450) }
  @inline(__always) func journeySteps(count: Int) -> String {
    say(1451, [String(count)], by: count)
  }
  @inline(__always) var journeyStepsWhy: String { say(1452) }
  @inline(__always) func journeyWaySentence(steps: Int) -> String {
    say(1453, [String(steps)], by: steps)
  }
  @inline(__always) func journeyWaySentence2(stops: Int) -> String {
    say(1454, [String(stops)], by: stops)
  }
  @inline(__always) func journeyAfterSteps(count: Int) -> String {
    say(1455, [String(count)])
  }
  @inline(__always) var journeyOpen: String { say(1456) }
  @inline(__always) var journeyAhead: String { say(1457) }
  @inline(__always) func journeyOpenedOn(day: String) -> String {
    say(1458, [day])
  }
  @inline(__always) var journeyWaits: String { say(1459) }
  @inline(__always) var journeyLayReady: String { say(1460) }
  @inline(__always) func journeyWithout(time: String) -> String {
    say(1461, [time])
  }
  @inline(__always) var journeyToRecovery: String { say(1462) }
  @inline(__always) var journeyLayHere: String { say(1463) }
  @inline(__always) var journeyChange: String { say(1197) }
  @inline(__always) func journeyTreat(title: String, price: String) -> String {
    say(1464, [title, price])
  }
  @inline(__always) var journeyToSavings: String { say(1465) }
  @inline(__always) var journeyNoteLabel: String { say(1466) }
  @inline(__always) var journeyNoteHint: String { say(1467) }
  @inline(__always) var journeyPicture: String { say(1468) }
  @inline(__always) var journeyWish: String { say(1469) }
  @inline(__always) var journeyNothing: String { say(1470) }
  @inline(__always) var journeyKeep: String { say(1471) }
  @inline(__always) var journeyLaid: String { say(1472) }
  @inline(__always) var journeyClose: String { say(5) }
  @inline(__always) var journeyThisWeek: String { say(1473) }
  @inline(__always) var journeyOneIfYouLike: String { say(1474) }
  @inline(__always) var journeyTake: String { say(1475) }
  @inline(__always) var journeyTaken: String { say(1476) }
  @inline(__always) var journeyDrop: String { say(1477) }
  @inline(__always) var journeyDropped: String { say(1478) }
  @inline(__always) var journeyProgress: String { say(1479) }
  @inline(__always) func journeyProgress2(now: Int, count: Int) -> String {
    say(1480, [String(now), String(count)])
  }
  @inline(__always) var journeyReached: String { say(1481) }
  @inline(__always) var journeyWeekTitle: String { say(1482) }
  @inline(__always) func journeySevenDays(span: String) -> String {
    say(1483, [span])
  }
  @inline(__always) var journeyToWeeks: String { say(1484) }
  @inline(__always) var journeyToJourney: String { say(1485) }
  @inline(__always) func journeyThingsWentWell(count: Int) -> String {
    say(1486, [String(count)], by: count)
  }
  @inline(__always) var journeyWentWell: String { say(1487) }
  @inline(__always) var journeyTryThis: String { say(1488) }
  @inline(__always) var journeyNothingToTry: String { say(1489) }
  @inline(__always) var journeyQuietWeek: String { say(1490) }
  @inline(__always) var journeyWeeksBefore: String { say(1491) }
  @inline(__always) var journeyMoreWeeks: String { say(1492) }

  // Week

  @inline(__always) func weekGood(name: String, days: Int, all: Int) -> String {
    say(1493, [name, String(days), String(all)])
  }
  @inline(__always) func weekFree(days: Int, name: String) -> String {
    say(1494, [String(days), name], by: days)
  }
  @inline(__always) func weekFewer(now: String, before: String) -> String {
    say(1495, [now, before])
  }
  @inline(__always) func weekPassed(all: Int, count: Int) -> String {
    say(1496, [String(all), String(count)], by: all)
  }
  @inline(__always) func weekWalked(count: Int) -> String {
    say(1497, [String(count)], by: count)
  }
  @inline(__always) func weekChallenge(name: String) -> String {
    say(1498, [name])
  }
  @inline(__always) func weekRecorded(name: String, days: Int) -> String {
    say(1499, [name, String(days)])
  }
  @inline(__always) func weekPractisedMindful(minutes: Int) -> String {
    say(1500, [String(minutes)])
  }
  @inline(__always) func weekPractisedWorkout(minutes: Int) -> String {
    say(1501, [String(minutes)])
  }
  @inline(__always) func weekSwapped(count: Int) -> String {
    say(1502, [String(count)], by: count)
  }
  @inline(__always) func weekWritten(count: Int) -> String {
    say(1503, [String(count)], by: count)
  }

  // Country

  @inline(__always) var countryLines: String { say(79) }

  // Dates

  @inline(__always) var datesShortWeekdayMonday: String { say(1504) }
  @inline(__always) var datesShortWeekdayTuesday: String { say(1505) }
  @inline(__always) var datesShortWeekdayWednesday: String { say(1506) }
  @inline(__always) var datesShortWeekdayThursday: String { say(1507) }
  @inline(__always) var datesShortWeekdayFriday: String { say(1508) }
  @inline(__always) var datesShortWeekdaySaturday: String { say(1509) }
  @inline(__always) var datesShortWeekdaySunday: String { say(1510) }
  @inline(__always) var datesWeekdayMonday: String { say(80) }
  @inline(__always) var datesWeekdayTuesday: String { say(81) }
  @inline(__always) var datesWeekdayWednesday: String { say(82) }
  @inline(__always) var datesWeekdayThursday: String { say(83) }
  @inline(__always) var datesWeekdayFriday: String { say(84) }
  @inline(__always) var datesWeekdaySaturday: String { say(85) }
  @inline(__always) var datesWeekdaySunday: String { say(86) }
  @inline(__always) var datesMonth1: String { say(87) }
  @inline(__always) var datesMonth2: String { say(88) }
  @inline(__always) var datesMonth3: String { say(89) }
  @inline(__always) var datesMonth4: String { say(90) }
  @inline(__always) var datesMonth5: String { say(91) }
  @inline(__always) var datesMonth6: String { say(92) }
  @inline(__always) var datesMonth7: String { say(93) }
  @inline(__always) var datesMonth8: String { say(94) }
  @inline(__always) var datesMonth9: String { say(95) }
  @inline(__always) var datesMonth10: String { say(96) }
  @inline(__always) var datesMonth11: String { say(97) }
  @inline(__always) var datesMonth11n2: String { say(98) }
  @inline(__always) func datesShortDate(day: Int, name: String) -> String {
    say(1511, [String(day), name])
  }
  @inline(__always) var datesShortMonth1: String { say(1512) }
  @inline(__always) var datesShortMonth2: String { say(1513) }
  @inline(__always) var datesShortMonth3: String { say(1514) }
  @inline(__always) var datesShortMonth4: String { say(1515) }
  @inline(__always) var datesShortMonth5: String { say(91) }
  @inline(__always) var datesShortMonth6: String { say(1516) }
  @inline(__always) var datesShortMonth7: String { say(1517) }
  @inline(__always) var datesShortMonth8: String { say(1518) }
  @inline(__always) var datesShortMonth9: String { say(1519) }
  @inline(__always) var datesShortMonth10: String { say(1520) }
  @inline(__always) var datesShortMonth11: String { say(1521) }
  @inline(__always) var datesShortMonth11n2: String { say(99) }
  @inline(__always) func datesLongDate(weekday: String, day: Int, name: String, year: Int) -> String {
    say(100, [weekday, String(day), name, String(year)])
  }
  @inline(__always) func datesDate(day: Int, name: String, year: Int) -> String {
    say(1522, [String(day), name, String(year)])
  }
  @inline(__always) func datesAgo(time: String) -> String {
    say(1523, [time])
  }
  @inline(__always) func datesAgo2(time: String) -> String {
    say(101, [time])
  }
  @inline(__always) func datesDays(count: Int, count2: String) -> String {
    say(102, [String(count), count2], by: count)
  }

  // Locale

  @inline(__always) var localeText: String { say(103) }
  @inline(__always) var localeText2: String { say(104) }

  // Motive

  @inline(__always) var motiveNameHealth: String { say(105) }
  @inline(__always) var motiveNameMoney: String { say(106) }
  @inline(__always) var motiveNameFamily: String { say(107) }
  @inline(__always) var motiveNameFitness: String { say(108) }
  @inline(__always) var motiveNameLooks: String { say(109) }
  @inline(__always) var motiveNameSmell: String { say(110) }
  @inline(__always) var motiveNameFreedom: String { say(111) }
  @inline(__always) var motiveNameExample: String { say(112) }

  // Trigger

  @inline(__always) var triggerPlaceHome: String { say(1524) }
  @inline(__always) var triggerPlaceWork: String { say(1525) }
  @inline(__always) var triggerPlaceOnTheWay: String { say(1526) }
  @inline(__always) var triggerPlaceOut: String { say(1527) }
  @inline(__always) var triggerPlaceOther: String { say(1528) }
  @inline(__always) var triggerCompanyAlone: String { say(1529) }
  @inline(__always) var triggerCompanyPartner: String { say(1530) }
  @inline(__always) var triggerCompanyFamily: String { say(107) }
  @inline(__always) var triggerCompanyFriends: String { say(1531) }
  @inline(__always) var triggerCompanyColleagues: String { say(1532) }
  @inline(__always) var triggerCompanyOthers: String { say(1533) }
  @inline(__always) var triggerNameStress: String { say(1534) }
  @inline(__always) var triggerNameBoredom: String { say(1535) }
  @inline(__always) var triggerNameHabit: String { say(1536) }
  @inline(__always) var triggerNameCoffee: String { say(1537) }
  @inline(__always) var triggerNameAlcohol: String { say(1538) }
  @inline(__always) var triggerNameAfterMeal: String { say(1539) }
  @inline(__always) var triggerNameCompany: String { say(1540) }
  @inline(__always) var triggerNamePhone: String { say(1541) }
  @inline(__always) var triggerNameDriving: String { say(1542) }
  @inline(__always) var triggerNameWork: String { say(1543) }
  @inline(__always) var triggerNameSadness: String { say(1544) }
  @inline(__always) var triggerNameAnger: String { say(1545) }
  @inline(__always) var triggerNameCelebration: String { say(1546) }
  @inline(__always) var triggerNameTiredness: String { say(1547) }
  @inline(__always) var triggerNameSmell: String { say(1548) }
  @inline(__always) var triggerNameAnxiety: String { say(1549) }
  @inline(__always) var triggerNameMorning: String { say(1550) }
  @inline(__always) var triggerNameAfternoon: String { say(1551) }
  @inline(__always) var triggerNameEvening: String { say(1552) }
  @inline(__always) var triggerNameNight: String { say(1553) }
  @inline(__always) var triggerNameMeeting: String { say(1554) }
  @inline(__always) var triggerNameDeadline: String { say(1555) }
  @inline(__always) var triggerNameScreen: String { say(1556) }
  @inline(__always) var triggerNameParty: String { say(1557) }
  @inline(__always) var triggerNameFriends: String { say(1531) }
  @inline(__always) var triggerNameAlone: String { say(1558) }

  // Units

  @inline(__always) func unitsUnitVape(count: Int) -> String {
    say(113, [String(count)], by: count)
  }
  @inline(__always) func unitsUnitCigarettes(count: Int) -> String {
    say(114, [String(count)], by: count)
  }
  @inline(__always) func unitsUnitAlcohol(count: Int) -> String {
    say(115, [String(count)], by: count)
  }
  @inline(__always) func unitsUnitNil(count: Int) -> String {
    say(1559, [String(count)], by: count)
  }
  @inline(__always) var unitsNameVape: String { say(116) }
  @inline(__always) var unitsNameCigarettes: String { say(117) }
  @inline(__always) var unitsNameAlcohol: String { say(118) }
  @inline(__always) func unitsMoney(symbol: String, number: String) -> String {
    say(1560, [symbol, number])
  }

  // Legal

  @inline(__always) var legalTitleTerms: String { say(119) }
  @inline(__always) var legalTitleNotMedicalAdvice: String { say(120) }
  @inline(__always) var legalTitleNotMedicalAdvice2: String { say(121) }
  @inline(__always) var legalKept: String { say(1561) }
  @inline(__always) var legalKept2: String { say(1562) }
  @inline(__always) var legalKept3: String { say(1563) }
  @inline(__always) var legalKept4: String { say(1564) }
  @inline(__always) var legalKept5: String { say(1565) }
  @inline(__always) var legalKept6: String { say(1566) }
  @inline(__always) var legalLeaving: String { say(1567) }
  @inline(__always) var legalLeaving2: String { say(1568) }
  @inline(__always) var legalLeaving3: String { say(1569) }
  @inline(__always) var legalLeaving4: String { say(1570) }
  @inline(__always) var legalLeaving5: String { say(1571) }
  @inline(__always) var legalLeaving6: String { say(1572) }
  @inline(__always) var legalLeaving7: String { say(1573) }
  @inline(__always) var legalReading: String { say(1574) }
  @inline(__always) var legalReading2: String { say(1575) }
  @inline(__always) var legalReading3: String { say(1576) }
  @inline(__always) func legalRunning(operatorName: String) -> String {
    say(1577, [operatorName])
  }
  @inline(__always) var legalRunning2: String { say(1578) }
  @inline(__always) var legalRunning3: String { say(1579) }
  @inline(__always) var legalTaking: String { say(1580) }
  @inline(__always) var legalTaking2: String { say(1581) }
  @inline(__always) var legalTaking3: String { say(1582) }
  @inline(__always) var legalDeleting: String { say(1583) }
  @inline(__always) var legalDeleting2: String { say(1584) }
  @inline(__always) var legalDeleting3: String { say(1585) }
  @inline(__always) var legalDeleting4: String { say(1586) }
  @inline(__always) var legalFree: String { say(56) }
  @inline(__always) var legalFree2: String { say(1587) }
  @inline(__always) var legalFree3: String { say(1588) }
  @inline(__always) var legalWarranty: String { say(1589) }
  @inline(__always) var legalWarranty2: String { say(1590) }
  @inline(__always) var legalWarranty3: String { say(1591) }
  @inline(__always) var legalKindness: String { say(1592) }
  @inline(__always) var legalKindness2: String { say(1593) }
  @inline(__always) var legalDanger: String { say(48) }
  @inline(__always) var legalDanger2: String { say(1594) }
  @inline(__always) var legalDanger3: String { say(1595) }
  @inline(__always) var legalTool: String { say(1596) }
  @inline(__always) var legalTool2: String { say(1597) }
  @inline(__always) var legalTool3: String { say(1598) }
  @inline(__always) var legalStopping: String { say(1599) }
  @inline(__always) var legalStopping2: String { say(1600) }
  @inline(__always) var legalStopping3: String { say(1601) }
  @inline(__always) var legalStopping4: String { say(1602) }

  // Lock

  @inline(__always) var lockTitle: String { say(1603) }
  @inline(__always) var lockLead: String { say(1604) }
  @inline(__always) var lockWord: String { say(1605) }
  @inline(__always) var lockOpen: String { say(423) }
  @inline(__always) var lockOpening: String { say(402) }
  @inline(__always) var lockAgain: String { say(1606) }
  @inline(__always) func lockWait(count: Int, seconds: String) -> String {
    say(1607, [String(count), seconds], by: count)
  }
  @inline(__always) var lockBreathe: String { say(1608) }
  @inline(__always) var lockStop: String { say(122) }
  @inline(__always) var lockHelp: String { say(1609) }
  @inline(__always) var lockForgotten: String { say(1610) }
  @inline(__always) var lockForgottenWhy: String { say(1611) }
  @inline(__always) var lockBeginAnew: String { say(1612) }
  @inline(__always) var lockAnewWhy: String { say(1613) }
  @inline(__always) var lockGroup: String { say(1614) }
  @inline(__always) var lockWhy: String { say(1615) }
  @inline(__always) var lockOffer: String { say(1616) }
  @inline(__always) var lockOfferWhy: String { say(1617) }
  @inline(__always) var lockSetWord: String { say(1618) }
  @inline(__always) var lockIsOn: String { say(1619) }
  @inline(__always) var lockAfter: String { say(1620) }
  @inline(__always) var lockDelay: String { say(1621) }
  @inline(__always) var lockLockNow: String { say(1622) }
  @inline(__always) var lockChangeWord: String { say(1623) }
  @inline(__always) var lockRemoveWord: String { say(1624) }
  @inline(__always) var lockOldWord: String { say(1625) }
  @inline(__always) var lockNewWord: String { say(1626) }
  @inline(__always) var lockWordAgain: String { say(1627) }
  @inline(__always) var lockForgottenFirst: String { say(1628) }
  @inline(__always) var lockRemoveWhy: String { say(1629) }
  @inline(__always) var lockWorking: String { say(1630) }
  @inline(__always) var lockComparing: String { say(1631) }
  @inline(__always) var lockClose: String { say(5) }
  @inline(__always) var lockProblemDifferent: String { say(1632) }
  @inline(__always) var lockProblemWrong: String { say(1633) }
  @inline(__always) var lockProblemTooShort: String { say(1634) }
  @inline(__always) var lockProblemTooLong: String { say(1635) }
  @inline(__always) var lockProblemPattern: String { say(1636) }
  @inline(__always) var lockProblemCommon: String { say(1637) }
  @inline(__always) var lockProblemUnlisted: String { say(1638) }
  @inline(__always) var lockDoneSet: String { say(1639) }
  @inline(__always) var lockDoneChange: String { say(1640) }
  @inline(__always) var lockDoneRemove: String { say(1641) }
  @inline(__always) var lockHiding: String { say(1642) }
  @inline(__always) var lockHidingWhy: String { say(1643) }
  @inline(__always) var lockNeutral: String { say(1644) }
  @inline(__always) var lockNeutralWhy: String { say(1645) }
  @inline(__always) var lockHide: String { say(1646) }
  @inline(__always) var lockNotes: String { say(1647) }
  @inline(__always) var lockNoNotes: String { say(1648) }
  @inline(__always) var lockNewNote: String { say(1649) }

  // Milestones

  @inline(__always) var milestonesTitle: String { say(123) }
  @inline(__always) var milestonesHidden: String { say(1650) }
  @inline(__always) var milestonesToSettings: String { say(1651) }
  @inline(__always) var milestonesEmptyTitle: String { say(1652) }
  @inline(__always) var milestonesEmptyText: String { say(1653) }
  @inline(__always) var milestonesNewest: String { say(1654) }
  @inline(__always) var milestonesComing: String { say(1655) }
  @inline(__always) func milestonesNameFoodDays(count: Int) -> String {
    say(1656, [String(count)], by: count)
  }
  @inline(__always) func milestonesNameSwaps(count: Int) -> String {
    say(1657, [String(count)], by: count)
  }
  @inline(__always) var milestonesWordsFoodDays: String { say(1658) }
  @inline(__always) var milestonesWordsSwaps: String { say(1659) }
  @inline(__always) var milestonesNext: String { say(1660) }
  @inline(__always) func milestonesMoreNext(count: String) -> String {
    say(1661, [count])
  }
  @inline(__always) var milestonesReached: String { say(1662) }
  @inline(__always) var milestonesNoneReached: String { say(1663) }
  @inline(__always) var milestonesStays: String { say(124) }
  @inline(__always) var milestonesUnits: String { say(1664) }
  @inline(__always) var milestonesOpen: String { say(1665) }
  @inline(__always) func milestonesLeft(amount: String) -> String {
    say(1666, [amount])
  }
  @inline(__always) func milestonesWay(left: String, name: String) -> String {
    say(1667, [left, name])
  }
  @inline(__always) func milestonesSaved(amount: String) -> String {
    say(1668, [amount])
  }
  @inline(__always) var milestonesCardTitle: String { say(125) }
  @inline(__always) func milestonesAlso(names: String) -> String {
    say(1669, [names])
  }
  @inline(__always) func milestonesEarlier(count: String) -> String {
    say(1670, [count])
  }
  @inline(__always) var milestonesSeen: String { say(126) }
  @inline(__always) var milestonesSettings: String { say(1671) }
  @inline(__always) var milestonesShow: String { say(123) }
  @inline(__always) var milestonesShowDetail: String { say(1672) }
  @inline(__always) var milestonesShowLife: String { say(1673) }
  @inline(__always) var milestonesShowLifeDetail: String { say(1674) }
  @inline(__always) var milestonesHelp: String { say(1675) }
  @inline(__always) var milestonesNameFreeTime: String { say(1676) }
  @inline(__always) var milestonesNameKeptRun: String { say(1677) }
  @inline(__always) func milestonesNameKeptRun2(count: Int) -> String {
    say(1678, [String(count)])
  }
  @inline(__always) var milestonesNameFreeRun: String { say(1679) }
  @inline(__always) func milestonesNameFreeRun2(count: Int) -> String {
    say(1680, [String(count)])
  }
  @inline(__always) func milestonesNameTrackerRun(count: Int) -> String {
    say(1681, [String(count)])
  }
  @inline(__always) func milestonesNamePracticeRun(count: Int) -> String {
    say(1682, [String(count)])
  }
  @inline(__always) func milestonesNamePracticeRun2(count: Int) -> String {
    say(1683, [String(count)])
  }
  @inline(__always) var milestonesNameRecovery: String { say(1684) }
  @inline(__always) var milestonesNameCravingsNoted: String { say(127) }
  @inline(__always) var milestonesNameCravingsPassed: String { say(128) }
  @inline(__always) func milestonesNameCravingsPassed2(count: Int) -> String {
    say(1685, [String(count)])
  }
  @inline(__always) func milestonesYears(count: Int) -> String {
    say(1686, [String(count)], by: count)
  }
  @inline(__always) func milestonesMonths(count: Int) -> String {
    say(1687, [String(count)], by: count)
  }
  @inline(__always) func milestonesWeeks(count: Int) -> String {
    say(1688, [String(count)], by: count)
  }
  @inline(__always) func milestonesDays(count: Int) -> String {
    say(1689, [String(count)], by: count)
  }
  @inline(__always) func milestonesMinutes(count: Int) -> String {
    say(1690, [String(count)], by: count)
  }
  @inline(__always) func milestonesHours(count: Int) -> String {
    say(1691, [String(count)], by: count)
  }
  @inline(__always) var milestonesWordsSaved: String { say(1692) }
  @inline(__always) func milestonesWordsKeptRun(count: Int) -> String {
    say(1693, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsFreeRun(count: Int) -> String {
    say(1694, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsTrackerRun(count: Int) -> String {
    say(1695, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsPracticeRun(count: Int) -> String {
    say(1696, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsPracticeRun2(count: Int) -> String {
    say(1697, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsCravingsPassed(count: Int) -> String {
    say(1698, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsYears(count: Int) -> String {
    say(1699, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsMonths(count: Int) -> String {
    say(1700, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsWeeks(count: Int) -> String {
    say(1701, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsDays(count: Int) -> String {
    say(1702, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsHours(count: Int) -> String {
    say(1703, [String(count)], by: count)
  }
  @inline(__always) func milestonesWordsMinutes(count: Int) -> String {
    say(1704, [String(count)], by: count)
  }

  // Opening

  @inline(__always) var openingLead: String { say(129) }
  @inline(__always) var openingPromise: String { say(130) }
  @inline(__always) var openingMore: String { say(131) }
  @inline(__always) var openingBegin: String { say(132) }
  @inline(__always) var openingLookAround: String { say(133) }
  @inline(__always) var openingLookAroundHint: String { say(134) }
  @inline(__always) var openingRestore: String { say(135) }
  @inline(__always) var openingLanguageLabel: String { say(136) }
  @inline(__always) var openingPrivacy: String { say(121) }
  @inline(__always) var openingTerms: String { say(119) }
  @inline(__always) var openingNotMedicalAdvice: String { say(120) }
  @inline(__always) var openingRestoreProblem: String { say(1705) }

  // OwnFoods

  @inline(__always) var ownFoodsTitle: String { say(1706) }
  @inline(__always) var ownFoodsLead: String { say(1707) }
  @inline(__always) var ownFoodsFoods: String { say(1708) }
  @inline(__always) var ownFoodsRecipes: String { say(1709) }
  @inline(__always) var ownFoodsEmptyTitle: String { say(1710) }
  @inline(__always) var ownFoodsEmptyText: String { say(1711) }
  @inline(__always) var ownFoodsNewFood: String { say(1712) }
  @inline(__always) var ownFoodsNewRecipe: String { say(1713) }
  @inline(__always) var ownFoodsName: String { say(1714) }
  @inline(__always) var ownFoodsNameMissing: String { say(1715) }
  @inline(__always) var ownFoodsPortion: String { say(1716) }
  @inline(__always) var ownFoodsPortionHint: String { say(1717) }
  @inline(__always) var ownFoodsWeight: String { say(1718) }
  @inline(__always) var ownFoodsWeightProblem: String { say(1719) }
  @inline(__always) var ownFoodsEnergy: String { say(1720) }
  @inline(__always) var ownFoodsEnergyProblem: String { say(1721) }
  @inline(__always) var ownFoodsBasis: String { say(1722) }
  @inline(__always) var ownFoodsPerPortion: String { say(1723) }
  @inline(__always) var ownFoodsPerHundred: String { say(1724) }
  @inline(__always) var ownFoodsParts: String { say(1725) }
  @inline(__always) var ownFoodsFindPart: String { say(1726) }
  @inline(__always) var ownFoodsPartsMissing: String { say(1727) }
  @inline(__always) func ownFoodsGrams(name: String) -> String {
    say(1728, [name])
  }
  @inline(__always) func ownFoodsTakeOut(name: String) -> String {
    say(1729, [name])
  }
  @inline(__always) var ownFoodsServings: String { say(1730) }
  @inline(__always) func ownFoodsRecipeLine(parts: Int) -> String {
    say(1731, [String(parts)], by: parts)
  }
  @inline(__always) var ownFoodsRecipeLine2: String { say(1732) }
  @inline(__always) func ownFoodsRecipeLine3(servings: Int) -> String {
    say(1733, [String(servings)])
  }
  @inline(__always) var ownFoodsSave: String { say(888) }
  @inline(__always) var ownFoodsDelete: String { say(889) }
  @inline(__always) var ownFoodsKept: String { say(1734) }
  @inline(__always) func ownFoodsDeleted(name: String) -> String {
    say(641, [name])
  }
  @inline(__always) var ownFoodsClose: String { say(5) }

  // Patterns

  @inline(__always) var patternsTitle: String { say(1735) }
  @inline(__always) var patternsPlace: String { say(1736) }
  @inline(__always) var patternsLead: String { say(1737) }
  @inline(__always) func patternsLeftOut(count: Int, number: String) -> String {
    say(1738, [String(count), number], by: count)
  }
  @inline(__always) var patternsEmptyTitle: String { say(1739) }
  @inline(__always) var patternsEmptyText: String { say(1740) }
  @inline(__always) func patternsMoreCravings(count: Int, number: String) -> String {
    say(1741, [String(count), number], by: count)
  }
  @inline(__always) func patternsMoreDays(count: Int, number: String) -> String {
    say(1742, [String(count), number], by: count)
  }
  @inline(__always) var patternsWhat: String { say(1743) }
  @inline(__always) func patternsWhatMissing(missing: String) -> String {
    say(1744, [missing])
  }
  @inline(__always) var patternsWhatNone: String { say(1745) }
  @inline(__always) func patternsWith(names: String) -> String {
    say(1746, [names])
  }
  @inline(__always) var patternsTriggers: String { say(1747) }
  @inline(__always) var patternsPlaces: String { say(1748) }
  @inline(__always) var patternsCompany: String { say(1749) }
  @inline(__always) var patternsPairs: String { say(1750) }
  @inline(__always) var patternsWhatWhy: String { say(1751) }
  @inline(__always) var patternsMorning: String { say(1550) }
  @inline(__always) var patternsAfternoon: String { say(1551) }
  @inline(__always) var patternsEvening: String { say(1552) }
  @inline(__always) var patternsNight: String { say(1553) }
  @inline(__always) var patternsWhen: String { say(1752) }
  @inline(__always) func patternsWhenMissing(missing: String) -> String {
    say(1753, [missing])
  }
  @inline(__always) var patternsWhenNone: String { say(1754) }
  @inline(__always) func patternsCravingHour(from: String, to: String) -> String {
    say(1755, [from, to])
  }
  @inline(__always) func patternsUseHour(from: String, to: String) -> String {
    say(1756, [from, to])
  }
  @inline(__always) var patternsWhenWhy: String { say(1757) }
  @inline(__always) var patternsCravingMap: String { say(1758) }
  @inline(__always) var patternsUseMap: String { say(1759) }
  @inline(__always) func patternsMapSentence(count: Int, number: String) -> String {
    say(1760, [String(count), number], by: count)
  }
  @inline(__always) var patternsMapDepth: String { say(1761) }
  @inline(__always) var patternsStrong0: String { say(1762) }
  @inline(__always) var patternsStrong1: String { say(1763) }
  @inline(__always) var patternsStrong2: String { say(1764) }
  @inline(__always) var patternsStrong3: String { say(1765) }
  @inline(__always) var patternsWeekday: String { say(1766) }
  @inline(__always) var patternsHour: String { say(1767) }
  @inline(__always) var patternsTimes: String { say(1768) }
  @inline(__always) var patternsMean: String { say(1769) }
  @inline(__always) var patternsStrength: String { say(1770) }
  @inline(__always) var patternsStrengthNone: String { say(1771) }
  @inline(__always) var patternsOutOfTen: String { say(1772) }
  @inline(__always) var patternsStrengthMean: String { say(1773) }
  @inline(__always) func patternsEased(before: String) -> String {
    say(1774, [before])
  }
  @inline(__always) func patternsStronger(usual: String) -> String {
    say(1775, [usual])
  }
  @inline(__always) var patternsStrengthWhy: String { say(1776) }
  @inline(__always) var patternsLine: String { say(1777) }
  @inline(__always) var patternsLineSentence: String { say(1778) }
  @inline(__always) var patternsDay: String { say(1779) }
  @inline(__always) var patternsPassed: String { say(1780) }
  @inline(__always) func patternsPulse(before: String, after: String, number: String) -> String {
    say(1781, [before, after, number])
  }
  @inline(__always) func patternsPulseMissing(missing: String) -> String {
    say(1782, [missing])
  }
  @inline(__always) func patternsTrendMissing(name: String, missing: String) -> String {
    say(1783, [name, missing])
  }
  @inline(__always) func patternsWeek(before: String) -> String {
    say(1784, [before])
  }
  @inline(__always) var patternsSameWeek: String { say(1785) }
  @inline(__always) func patternsAbove(target: String) -> String {
    say(1786, [target])
  }
  @inline(__always) var patternsLevel: String { say(1787) }
  @inline(__always) func patternsWeekend(others: String) -> String {
    say(1788, [others])
  }
  @inline(__always) var patternsAfterSlips: String { say(1789) }
  @inline(__always) var patternsTrendWhy: String { say(1790) }
  @inline(__always) var patternsHelp: String { say(1791) }
  @inline(__always) var patternsHelpMissing: String { say(1792) }
  @inline(__always) func patternsHelped(name: String) -> String {
    say(1793, [name])
  }
  @inline(__always) var patternsHelpList: String { say(1794) }
  @inline(__always) func patternsPractice(time: String, without: String) -> String {
    say(1795, [time, without])
  }
  @inline(__always) func patternsPracticeMissing(time: String, missing: String) -> String {
    say(1796, [time, missing])
  }
  @inline(__always) var patternsHelpWhy: String { say(1797) }
  @inline(__always) var patternsLinks: String { say(1798) }
  @inline(__always) var patternsLinksUnknown: String { say(1799) }
  @inline(__always) func patternsLinksMissing(missing: String) -> String {
    say(1800, [missing])
  }
  @inline(__always) func patternsLinksNone(count: Int, number: String) -> String {
    say(1801, [String(count), number], by: count)
  }
  @inline(__always) var patternsLinksWhy: String { say(1802) }
  @inline(__always) func patternsLink(cause: String, others: String) -> String {
    say(1803, [cause, others])
  }
  @inline(__always) func patternsLink1(cause: String, others: String) -> String {
    say(1804, [cause, others])
  }
  @inline(__always) func patternsLink2(cause: String, others: String) -> String {
    say(1805, [cause, others])
  }
  @inline(__always) func patternsLinkSize(difference: String, margin: String) -> String {
    say(1806, [difference, margin])
  }
  @inline(__always) var patternsCauseMood: String { say(1807) }
  @inline(__always) var patternsCauseSleep: String { say(1808) }
  @inline(__always) var patternsCausePractice: String { say(1809) }
  @inline(__always) var patternsCauseDrinks: String { say(1810) }
  @inline(__always) var patternsCauseSwaps: String { say(1811) }
  @inline(__always) var patternsCauseAsleep: String { say(1812) }
  @inline(__always) var patternsCauseSteps: String { say(1813) }
  @inline(__always) var patternsCauseRate: String { say(1814) }
  @inline(__always) var patternsUnitCravings: String { say(1815) }
  @inline(__always) var patternsUnitStrength: String { say(1816) }
  @inline(__always) var patternsUnitMood: String { say(1817) }
  @inline(__always) var patternsUnitAsleep: String { say(1818) }
  @inline(__always) var patternsLinksSource: String { say(1819) }
  @inline(__always) var patternsHide: String { say(1820) }
  @inline(__always) var patternsAbout: String { say(1821) }

  // PlanForm

  @inline(__always) func planFormTitle(tracker: String) -> String {
    say(1822, [tracker])
  }
  @inline(__always) var planFormClose: String { say(1823) }
  @inline(__always) var planFormStopDay: String { say(1824) }
  @inline(__always) var planFormStopDayHint: String { say(1825) }
  @inline(__always) var planFormStopTime: String { say(1826) }
  @inline(__always) var planFormStopTimeHint: String { say(1827) }
  @inline(__always) var planFormTimeProblem: String { say(1828) }
  @inline(__always) var planFormStart: String { say(1829) }
  @inline(__always) func planFormStartKept(date: String) -> String {
    say(1830, [date])
  }
  @inline(__always) func planFormStartMoved(time: String) -> String {
    say(1831, [time])
  }
  @inline(__always) var planFormStartAgain: String { say(1832) }
  @inline(__always) var planFormLength: String { say(1833) }
  @inline(__always) func planFormBaseline(units: String) -> String {
    say(1834, [units])
  }
  @inline(__always) func planFormAverage(amount: String) -> String {
    say(1835, [amount])
  }
  @inline(__always) var planFormStrength: String { say(1836) }
  @inline(__always) var planFormStrengthHint: String { say(1837) }
  @inline(__always) var planFormCurrency: String { say(1838) }
  @inline(__always) func planFormPackUnits(units: String) -> String {
    say(1839, [units])
  }
  @inline(__always) var planFormPackHint: String { say(1840) }
  @inline(__always) var planFormScope: String { say(1841) }
  @inline(__always) var planFormFromToday: String { say(1842) }
  @inline(__always) var planFormFromTodayDetail: String { say(1843) }
  @inline(__always) var planFormAlways: String { say(1844) }
  @inline(__always) var planFormAlwaysDetail: String { say(1845) }
  @inline(__always) var planFormPreview: String { say(1846) }
  @inline(__always) var planFormPreviewTargets: String { say(1847) }
  @inline(__always) var planFormBefore: String { say(1848) }
  @inline(__always) var planFormAfter: String { say(1849) }
  @inline(__always) var planFormPeriod: String { say(1850) }
  @inline(__always) var planFormUse: String { say(1851) }
  @inline(__always) var planFormSaved: String { say(1852) }
  @inline(__always) var planFormCorrected: String { say(1853) }
  @inline(__always) var planFormMethodMissing: String { say(1854) }
  @inline(__always) var planFormLookAgain: String { say(1855) }
  @inline(__always) var planFormDayMissing: String { say(1856) }
  @inline(__always) func planFormDayTooLate(date: String) -> String {
    say(1857, [date])
  }
  @inline(__always) var planFormDayTooEarly: String { say(1858) }
  @inline(__always) var planFormBaselineMissing: String { say(1859) }
  @inline(__always) func planFormRange(least: String, most: String) -> String {
    say(1860, [least, most])
  }

  // Place

  @inline(__always) func placeSteps(count: Int, number: String) -> String {
    say(1861, [String(count), number], by: count)
  }
  @inline(__always) func placeEntries(count: Int, number: String) -> String {
    say(550, [String(count), number], by: count)
  }
  @inline(__always) func placeRunning(count: Int, number: String) -> String {
    say(1862, [String(count), number], by: count)
  }
  @inline(__always) func placePlans(count: Int, number: String) -> String {
    say(1863, [String(count), number], by: count)
  }
  @inline(__always) func placeReached(number: String) -> String {
    say(1864, [number])
  }
  @inline(__always) func placeStages(passed: String, all: String) -> String {
    say(1865, [passed, all])
  }
  @inline(__always) var placeAfterStop: String { say(1866) }
  @inline(__always) func placeTechniques(number: String) -> String {
    say(1867, [number])
  }
  @inline(__always) func placeTrackers(number: String) -> String {
    say(1868, [number])
  }
  @inline(__always) func placeAnswered(number: String) -> String {
    say(1869, [number])
  }
  @inline(__always) var placeSafety: String { say(1870) }
  @inline(__always) var placeNoneOff: String { say(1871) }
  @inline(__always) var placeOffToday: String { say(1872) }
  @inline(__always) func placeOffFrom(day: String) -> String {
    say(1873, [day])
  }

  // Plan

  @inline(__always) var planEmptyTitle: String { say(1874) }
  @inline(__always) var planEmptyText: String { say(1875) }
  @inline(__always) var planNoPlan: String { say(1876) }
  @inline(__always) var planAdd: String { say(1185) }
  @inline(__always) var planChange: String { say(1877) }
  @inline(__always) var planHide: String { say(1878) }
  @inline(__always) var planHideHint: String { say(1879) }
  @inline(__always) var planHidden: String { say(1880) }
  @inline(__always) var planBroughtBack: String { say(1881) }
  @inline(__always) var planAdded: String { say(1882) }
  @inline(__always) var planMoreHeading: String { say(1883) }
  @inline(__always) var planHiddenHeading: String { say(1884) }
  @inline(__always) var planHiddenText: String { say(1885) }
  @inline(__always) var planBringBack: String { say(1886) }
  @inline(__always) var planSummaryLabel: String { say(1887) }
  @inline(__always) func planWhole(name: String) -> String {
    say(1888, [name])
  }
  @inline(__always) var planMethod: String { say(1889) }
  @inline(__always) var planMethodNameStop: String { say(137) }
  @inline(__always) var planMethodNameReduce: String { say(138) }
  @inline(__always) var planMethodNameNotice: String { say(1890) }
  @inline(__always) var planMethodDetailStop: String { say(1891) }
  @inline(__always) var planMethodDetailReduce: String { say(1892) }
  @inline(__always) var planMethodDetailNotice: String { say(1893) }
  @inline(__always) var planStopsAt: String { say(1894) }
  @inline(__always) var planWayFromTo: String { say(1895) }
  @inline(__always) var planCurve: String { say(1896) }
  @inline(__always) var planCurveNameLinear: String { say(1897) }
  @inline(__always) var planCurveNameExponential: String { say(1898) }
  @inline(__always) var planCurveNameLogarithmic: String { say(1899) }
  @inline(__always) var planCurveNameStepped: String { say(1900) }
  @inline(__always) var planCurveNameGentle: String { say(1901) }
  @inline(__always) var planCurveDetailLinear: String { say(1902) }
  @inline(__always) var planCurveDetailExponential: String { say(1903) }
  @inline(__always) var planCurveDetailLogarithmic: String { say(1904) }
  @inline(__always) var planCurveDetailStepped: String { say(1905) }
  @inline(__always) var planCurveDetailGentle: String { say(1906) }
  @inline(__always) var planCadence: String { say(1907) }
  @inline(__always) var planViewName: String { say(1908) }
  @inline(__always) var planViewName2: String { say(1909) }
  @inline(__always) var planCurvesShown: String { say(1910) }
  @inline(__always) func planCurveByRule(curve: String) -> String {
    say(1911, [curve])
  }
  @inline(__always) var planCadenceNameDaily: String { say(1912) }
  @inline(__always) var planCadenceNameWeekly: String { say(1913) }
  @inline(__always) var planBaseline: String { say(1914) }
  @inline(__always) func planADay(amount: String) -> String {
    say(1915, [amount])
  }
  @inline(__always) var planPrice: String { say(1916) }
  @inline(__always) var planPrice2: String { say(1917) }
  @inline(__always) func planPack(amount: String) -> String {
    say(1918, [amount])
  }
  @inline(__always) var planStrength: String { say(1919) }
  @inline(__always) var planNoTarget: String { say(1920) }
  @inline(__always) var planNoTargetYet: String { say(1921) }
  @inline(__always) var planTitle: String { say(139) }
  @inline(__always) var planTodayTarget: String { say(1922) }
  @inline(__always) var planTodayTargetWhy: String { say(1923) }
  @inline(__always) var planWeekTarget: String { say(1924) }
  @inline(__always) var planWeekTargetWhy: String { say(1925) }
  @inline(__always) var planCostHeading: String { say(1926) }
  @inline(__always) var planPerDay: String { say(1927) }
  @inline(__always) var planPerWeek: String { say(1928) }
  @inline(__always) var planPerMonth: String { say(1929) }
  @inline(__always) var planPerYear: String { say(1930) }
  @inline(__always) var planCostWhy: String { say(1931) }
  @inline(__always) var planNoCost: String { say(1932) }
  @inline(__always) var planNoticeLong: String { say(1933) }
  @inline(__always) var planNoticeFast: String { say(1934) }
  @inline(__always) var planNoticeLowUse: String { say(1935) }
  @inline(__always) var planWayHeading: String { say(1936) }
  @inline(__always) func planWaySentence(amount: String, date: String) -> String {
    say(1937, [amount, date])
  }
  @inline(__always) func planNoneFrom(date: String) -> String {
    say(1938, [date])
  }
  @inline(__always) var planNone: String { say(1939) }
  @inline(__always) func planFrom(date: String) -> String {
    say(1873, [date])
  }
  @inline(__always) var planDayColumn: String { say(1940) }
  @inline(__always) var planToday: String { say(569) }
  @inline(__always) var planAsTable: String { say(1941) }
  @inline(__always) var planLadderHeading: String { say(1942) }

  // Reason

  @inline(__always) var reasonHeading: String { say(1943) }
  @inline(__always) var reasonLead: String { say(1944) }
  @inline(__always) var reasonMotivesLabel: String { say(1945) }
  @inline(__always) var reasonOwnLabel: String { say(1946) }
  @inline(__always) var reasonOwnHint: String { say(1947) }
  @inline(__always) var reasonKeep: String { say(888) }
  @inline(__always) var reasonKept: String { say(8) }
  @inline(__always) var reasonRemoved: String { say(1948) }

  // Breath

  @inline(__always) var breathLead: String { say(1949) }
  @inline(__always) var breathList: String { say(1950) }
  @inline(__always) var breathAdd: String { say(1951) }
  @inline(__always) var breathChange: String { say(1197) }
  @inline(__always) var breathHide: String { say(1878) }
  @inline(__always) var breathShow: String { say(1952) }
  @inline(__always) var breathHidden: String { say(1953) }
  @inline(__always) var breathNameBox: String { say(140) }
  @inline(__always) var breathNameCalming: String { say(1954) }
  @inline(__always) var breathNameCoherent: String { say(1955) }
  @inline(__always) var breathNameDeepCalm: String { say(1956) }
  @inline(__always) var breathNameRelaxing: String { say(1957) }
  @inline(__always) var breathNameRhythmic: String { say(1958) }
  @inline(__always) var breathUseBox: String { say(1959) }
  @inline(__always) var breathUseCalming: String { say(1960) }
  @inline(__always) var breathUseCoherent: String { say(1961) }
  @inline(__always) var breathUseDeepCalm: String { say(1962) }
  @inline(__always) var breathUseRelaxing: String { say(1963) }
  @inline(__always) var breathUseRhythmic: String { say(1964) }
  @inline(__always) var breathNew: String { say(1965) }
  @inline(__always) var breathLabelName: String { say(1714) }
  @inline(__always) var breathLabelBreatheIn: String { say(141) }
  @inline(__always) var breathLabelHoldIn: String { say(142) }
  @inline(__always) var breathLabelBreatheOut: String { say(143) }
  @inline(__always) var breathLabelHoldOut: String { say(1966) }
  @inline(__always) var breathLabelRounds: String { say(1967) }
  @inline(__always) var breathIcon: String { say(1968) }
  @inline(__always) var breathSave: String { say(888) }
  @inline(__always) var breathNameMissing: String { say(1235) }
  @inline(__always) var breathNumbersMissing: String { say(1969) }
  @inline(__always) func breathTotal(time: String) -> String {
    say(1970, [time])
  }

  // ExerciseSuggestion

  @inline(__always) var exerciseSuggestionNames: String { say(1971) }

  // Exercise

  @inline(__always) var exerciseNamedLeft: String { say(1972) }
  @inline(__always) var exerciseNamedRight: String { say(1973) }
  @inline(__always) var exerciseNameCardio: String { say(1974) }
  @inline(__always) var exerciseNameWarmUp: String { say(1975) }
  @inline(__always) var exerciseNameFullBody: String { say(1976) }
  @inline(__always) var exerciseNameCore: String { say(1977) }
  @inline(__always) var exerciseNameLegs: String { say(1978) }
  @inline(__always) var exerciseNameUpperBody: String { say(1979) }
  @inline(__always) var exerciseNameStretching: String { say(144) }
  @inline(__always) var exerciseNameCoolDown: String { say(1980) }
  @inline(__always) var exerciseNameMountainClimbers: String { say(1981) }
  @inline(__always) var exerciseNameHighKnees: String { say(1982) }
  @inline(__always) var exerciseNameJumpingJacks: String { say(1983) }
  @inline(__always) var exerciseNameButtKicks: String { say(1984) }
  @inline(__always) var exerciseNameMarchInPlace: String { say(1985) }
  @inline(__always) var exerciseNameLegSwings: String { say(1986) }
  @inline(__always) var exerciseNameHipCircles: String { say(1987) }
  @inline(__always) var exerciseNamePlankToDownDog: String { say(1988) }
  @inline(__always) var exerciseNamePlank: String { say(1989) }
  @inline(__always) var exerciseNameKneePlank: String { say(1990) }
  @inline(__always) var exerciseNameSidePlank: String { say(1991) }
  @inline(__always) var exerciseNameBicycleCrunches: String { say(1992) }
  @inline(__always) var exerciseNameLegRaises: String { say(1993) }
  @inline(__always) var exerciseNameRussianTwists: String { say(1994) }
  @inline(__always) var exerciseNameSquats: String { say(1995) }
  @inline(__always) var exerciseNameJumpSquats: String { say(1996) }
  @inline(__always) var exerciseNameLunges: String { say(1997) }
  @inline(__always) var exerciseNameReverseLunges: String { say(1998) }
  @inline(__always) var exerciseNameWalkingLunges: String { say(1999) }
  @inline(__always) var exerciseNameGluteBridges: String { say(2000) }
  @inline(__always) var exerciseNameSingleLegDeadlift: String { say(2001) }
  @inline(__always) var exerciseNameBulgarianSplitSquat: String { say(2002) }
  @inline(__always) var exerciseNameCalfRaises: String { say(2003) }
  @inline(__always) var exerciseNameStandingKneeRaises: String { say(2004) }
  @inline(__always) var exerciseNamePushUps: String { say(2005) }
  @inline(__always) var exerciseNameWallPushUps: String { say(2006) }
  @inline(__always) var exerciseNameDiamondPushUps: String { say(2007) }
  @inline(__always) var exerciseNameWidePushUps: String { say(2008) }
  @inline(__always) var exerciseNamePikePushUps: String { say(2009) }
  @inline(__always) var exerciseNameQuadStretch: String { say(2010) }
  @inline(__always) var exerciseNameHamstringStretch: String { say(2011) }
  @inline(__always) var exerciseNameHipFlexorStretch: String { say(2012) }
  @inline(__always) var exerciseNameCalfStretch: String { say(2013) }
  @inline(__always) var exerciseNameButterfly: String { say(2014) }
  @inline(__always) var exerciseNameChildsPose: String { say(2015) }

  // Exercises

  @inline(__always) var exercisesTitle: String { say(2016) }
  @inline(__always) var exercisesLead: String { say(2017) }
  @inline(__always) var exercisesSearch: String { say(2018) }
  @inline(__always) func exercisesNothingFound(search: String) -> String {
    say(2019, [search])
  }
  @inline(__always) var exercisesBothSides: String { say(2020) }
  @inline(__always) var exercisesBothSidesLong: String { say(2021) }
  @inline(__always) var exercisesMuscles: String { say(2022) }
  @inline(__always) var exercisesPurpose: String { say(1945) }
  @inline(__always) var exercisesSteps: String { say(2023) }
  @inline(__always) var exercisesLoading: String { say(2024) }
  @inline(__always) var exercisesMissing: String { say(2025) }
  @inline(__always) var exercisesAgain: String { say(2026) }
  @inline(__always) var exercisesCare: String { say(2027) }

  // Practice

  @inline(__always) var practiceTitle: String { say(145) }
  @inline(__always) var practiceStart: String { say(2028) }
  @inline(__always) func practiceStart2(name: String) -> String {
    say(2029, [name])
  }
  @inline(__always) var practiceClose: String { say(5) }
  @inline(__always) var practiceDelete: String { say(889) }
  @inline(__always) var practiceLess: String { say(2030) }
  @inline(__always) var practiceMore: String { say(2031) }
  @inline(__always) func practiceRange(low: Int, high: Int) -> String {
    say(1860, [String(low), String(high)])
  }
  @inline(__always) var practiceKinds: String { say(2032) }
  @inline(__always) var practiceRecent: String { say(2033) }
  @inline(__always) var practiceEmptyTitle: String { say(2034) }
  @inline(__always) var practiceEmptyText: String { say(2035) }
  @inline(__always) func practiceEmptyAction(name: String) -> String {
    say(2036, [name])
  }
  @inline(__always) var practiceMindful: String { say(2037) }
  @inline(__always) var practiceWorkout: String { say(2038) }
  @inline(__always) func practiceOf(minutes: Int, aim: Int) -> String {
    say(2039, [String(minutes), String(aim)])
  }
  @inline(__always) func practiceTodayMindful(minutes: Int) -> String {
    say(2040, [String(minutes)], by: minutes)
  }
  @inline(__always) func practiceTodayWorkout(minutes: Int) -> String {
    say(2041, [String(minutes)], by: minutes)
  }
  @inline(__always) func practiceInARow(days: String) -> String {
    say(2042, [days])
  }
  @inline(__always) func practiceNoted(name: String) -> String {
    say(2043, [name])
  }
  @inline(__always) var practiceGone: String { say(2044) }
  @inline(__always) var practiceDeleted: String { say(1171) }
  @inline(__always) var practiceClockStep: String { say(2045) }
  @inline(__always) func practiceEffort(effort: Int) -> String {
    say(2046, [String(effort)])
  }
  @inline(__always) var practiceNameMeditation: String { say(2047) }
  @inline(__always) var practiceNameBreathing: String { say(2048) }
  @inline(__always) var practiceNameOpen: String { say(2049) }
  @inline(__always) var practiceNameIntervals: String { say(2050) }
  @inline(__always) var practiceNameProgram: String { say(2051) }
  @inline(__always) var practiceNameGuided: String { say(2052) }
  @inline(__always) var practiceOpenEnded: String { say(2053) }
  @inline(__always) var practiceOpenEndedDetail: String { say(2054) }
  @inline(__always) var practiceNameMinutes: String { say(2055) }
  @inline(__always) var practiceNameClosing: String { say(2056) }
  @inline(__always) var practiceNameCountdown: String { say(2057) }
  @inline(__always) var practiceUnit: String { say(2058) }
  @inline(__always) var practiceSeconds: String { say(2059) }
  @inline(__always) func practiceDetail(minutes: String, closing: Int) -> String {
    say(2060, [minutes, String(closing)])
  }
  @inline(__always) var practiceEarlyStop: String { say(2061) }
  @inline(__always) var practiceNameAsk: String { say(2062) }
  @inline(__always) var practiceNameNever: String { say(2063) }
  @inline(__always) var practiceNameAlways: String { say(2064) }

  // Program

  @inline(__always) var programTitle: String { say(2065) }
  @inline(__always) var programLead: String { say(2066) }
  @inline(__always) var programAdd: String { say(2067) }
  @inline(__always) var programCopy: String { say(2068) }
  @inline(__always) func programCopied(name: String) -> String {
    say(2069, [name])
  }
  @inline(__always) var programChange: String { say(1197) }
  @inline(__always) var programHide: String { say(1878) }
  @inline(__always) var programShow: String { say(1952) }
  @inline(__always) var programHidden: String { say(2070) }
  @inline(__always) func programExercises(count: Int) -> String {
    say(2071, [String(count)], by: count)
  }
  @inline(__always) func programRounds(count: Int) -> String {
    say(2072, [String(count)], by: count)
  }
  @inline(__always) func programWork(work: String, rest: String) -> String {
    say(2073, [work, rest])
  }
  @inline(__always) func programWork2(work: String, rest: String) -> String {
    say(2074, [work, rest])
  }
  @inline(__always) var programNameTabata: String { say(2075) }
  @inline(__always) var programNameCoreCircuit: String { say(2076) }
  @inline(__always) var programNameFullBodyBurn: String { say(2077) }
  @inline(__always) var programNamePowerIntervals: String { say(2078) }
  @inline(__always) var programNamePosteriorChain: String { say(2079) }
  @inline(__always) var programNameJoggingWarmUp: String { say(2080) }
  @inline(__always) var programNamePostRunStretching: String { say(2081) }
  @inline(__always) var programNameBeginnerFlow: String { say(2082) }
  @inline(__always) var programNameQuickBurn: String { say(2083) }
  @inline(__always) var programNameUpperBodyPush: String { say(2084) }
  @inline(__always) var programAboutTabata: String { say(2085) }
  @inline(__always) var programAboutCoreCircuit: String { say(2086) }
  @inline(__always) var programAboutFullBodyBurn: String { say(2087) }
  @inline(__always) var programAboutPowerIntervals: String { say(2088) }
  @inline(__always) var programAboutPosteriorChain: String { say(2089) }
  @inline(__always) var programAboutJoggingWarmUp: String { say(2090) }
  @inline(__always) var programAboutPostRunStretching: String { say(2091) }
  @inline(__always) var programAboutBeginnerFlow: String { say(2092) }
  @inline(__always) var programAboutQuickBurn: String { say(2093) }
  @inline(__always) var programAboutUpperBodyPush: String { say(2094) }
  @inline(__always) var programNew: String { say(2095) }
  @inline(__always) var programName: String { say(1714) }
  @inline(__always) var programIcon: String { say(1968) }
  @inline(__always) var programRounds2: String { say(1967) }
  @inline(__always) var programParts: String { say(2016) }
  @inline(__always) var programAddPart: String { say(2096) }
  @inline(__always) var programSave: String { say(888) }
  @inline(__always) var programNameMissing: String { say(1235) }
  @inline(__always) var programPartMissing: String { say(2097) }
  @inline(__always) var programOrderHint: String { say(2098) }
  @inline(__always) func programTotal(time: String) -> String {
    say(1970, [time])
  }
  @inline(__always) var programPart: String { say(2099) }
  @inline(__always) var programLibrary: String { say(2100) }
  @inline(__always) var programOwn: String { say(2101) }
  @inline(__always) var programExerciseMissing: String { say(2102) }
  @inline(__always) var programSide: String { say(2103) }
  @inline(__always) var programNameLeft: String { say(2104) }
  @inline(__always) var programNameRight: String { say(2105) }
  @inline(__always) var programNameNil: String { say(2106) }
  @inline(__always) var programWork3: String { say(2107) }
  @inline(__always) var programRest: String { say(2108) }
  @inline(__always) var programPause: String { say(2109) }
  @inline(__always) var programRemovePart: String { say(2110) }
  @inline(__always) var programNameRest: String { say(2111) }
  @inline(__always) var programNameRepeats: String { say(2112) }
  @inline(__always) var programDetail: String { say(2113) }

  // Session

  @inline(__always) var sessionTitle: String { say(2114) }
  @inline(__always) var sessionNothing: String { say(2115) }
  @inline(__always) var sessionToPractice: String { say(2116) }
  @inline(__always) var sessionBack: String { say(423) }
  @inline(__always) var sessionReady: String { say(2117) }
  @inline(__always) var sessionSit: String { say(2047) }
  @inline(__always) var sessionClosing: String { say(2056) }
  @inline(__always) var sessionBreatheIn: String { say(141) }
  @inline(__always) var sessionBreatheOut: String { say(143) }
  @inline(__always) var sessionHold: String { say(142) }
  @inline(__always) var sessionWork: String { say(2107) }
  @inline(__always) var sessionRest: String { say(2118) }
  @inline(__always) var sessionOpen: String { say(2119) }
  @inline(__always) var sessionPause: String { say(2120) }
  @inline(__always) var sessionPaused: String { say(2121) }
  @inline(__always) var sessionGoOn: String { say(2122) }
  @inline(__always) var sessionStop: String { say(122) }
  @inline(__always) var sessionFinish: String { say(2123) }
  @inline(__always) var sessionSoundBlocked: String { say(2124) }
  @inline(__always) func sessionRound(round: Int, rounds: Int) -> String {
    say(2125, [String(round), String(rounds)])
  }
  @inline(__always) func sessionLeft(time: String) -> String {
    say(1666, [time])
  }
  @inline(__always) func sessionSoFar(time: String) -> String {
    say(2126, [time])
  }
  @inline(__always) func sessionMinutes(count: Int) -> String {
    say(146, [String(count)], by: count)
  }
  @inline(__always) var sessionMinutesAndHalf: String { say(2127) }
  @inline(__always) func sessionHalfMinute(seconds: Int) -> String {
    say(2128, [String(seconds)])
  }
  @inline(__always) var sessionEffort: String { say(2129) }
  @inline(__always) var sessionLeave: String { say(4) }
  @inline(__always) var sessionNotCounted: String { say(2130) }
  @inline(__always) var sessionStopQuestion: String { say(2131) }
  @inline(__always) func sessionKeep(length: String) -> String {
    say(2132, [length])
  }
  @inline(__always) var sessionDrop: String { say(2133) }
  @inline(__always) func sessionStartQuestion(name: String) -> String {
    say(2134, [name])
  }
  @inline(__always) func sessionRunning(name: String, time: String) -> String {
    say(2135, [name, time])
  }
  @inline(__always) func sessionKeepAndStart(length: String) -> String {
    say(2136, [length])
  }
  @inline(__always) var sessionDropAndStart: String { say(2137) }
  @inline(__always) var sessionLetItRun: String { say(2138) }
  @inline(__always) var sessionCountQuestion: String { say(2139) }
  @inline(__always) func sessionUnwatched(name: String, length: String, when: String) -> String {
    say(2140, [name, length, when])
  }
  @inline(__always) var sessionCounts: String { say(2141) }
  @inline(__always) var sessionDoesNot: String { say(147) }

  // Workout

  @inline(__always) func workoutExercise(number: Int, count: Int) -> String {
    say(2142, [String(number), String(count)])
  }
  @inline(__always) var workoutLastExercise: String { say(2143) }
  @inline(__always) var workoutRound: String { say(2144) }
  @inline(__always) func workoutNext(name: String) -> String {
    say(2145, [name])
  }
  @inline(__always) var workoutHowItGoes: String { say(2023) }
  @inline(__always) var workoutBandLight: String { say(26) }
  @inline(__always) var workoutBandModerate: String { say(2146) }
  @inline(__always) var workoutBandHard: String { say(2147) }
  @inline(__always) var workoutBandVeryHard: String { say(2148) }
  @inline(__always) func workoutKeep(effort: String) -> String {
    say(2149, [effort])
  }
  @inline(__always) var workoutSkip: String { say(39) }
  @inline(__always) func workoutEnergy(kilocalories: Int) -> String {
    say(2150, [String(kilocalories)])
  }

  // Forecast

  @inline(__always) var forecastTitle: String { say(2151) }
  @inline(__always) var forecastPlace: String { say(2152) }
  @inline(__always) var forecastNothing: String { say(2153) }
  @inline(__always) var forecastFewTitle: String { say(2154) }
  @inline(__always) func forecastFew(count: String, needed: String, each: String) -> String {
    say(2155, [count, needed, each])
  }
  @inline(__always) var forecastAlikeTitle: String { say(2156) }
  @inline(__always) func forecastAlike(used: String, days: String) -> String {
    say(2157, [used, days])
  }
  @inline(__always) func forecastAllFree(days: String) -> String {
    say(2158, [days])
  }
  @inline(__always) var forecastNoBetterTitle: String { say(2159) }
  @inline(__always) func forecastNoBetter(days: String) -> String {
    say(2160, [days])
  }
  @inline(__always) var forecastGapTitle: String { say(2161) }
  @inline(__always) var forecastGap: String { say(2162) }
  @inline(__always) var forecastToday: String { say(2163) }
  @inline(__always) var forecastTomorrow: String { say(2164) }
  @inline(__always) func forecastTenths(count: String) -> String {
    say(2165, [count])
  }
  @inline(__always) var forecastLeast: String { say(2166) }
  @inline(__always) var forecastMost: String { say(2167) }
  @inline(__always) func forecastUsual(used: String, days: String) -> String {
    say(2168, [used, days])
  }
  @inline(__always) var forecastHarder: String { say(2169) }
  @inline(__always) var forecastEasier: String { say(2170) }
  @inline(__always) var forecastReasons: String { say(2171) }
  @inline(__always) var forecastUp: String { say(2172) }
  @inline(__always) var forecastDown: String { say(2173) }
  @inline(__always) func forecastOf(used: String, days: String) -> String {
    say(2174, [used, days])
  }
  @inline(__always) var forecastTopicUsual: String { say(2175) }
  @inline(__always) var forecastTopicRecent: String { say(2176) }
  @inline(__always) var forecastTopicFollows: String { say(2177) }
  @inline(__always) var forecastTopicCraving: String { say(2178) }
  @inline(__always) var forecastTopicMood: String { say(2179) }
  @inline(__always) var forecastTopicStress: String { say(2180) }
  @inline(__always) var forecastTopicSleep: String { say(2181) }
  @inline(__always) var forecastTopicConfidence: String { say(2182) }
  @inline(__always) var forecastTopicOther: String { say(2183) }
  @inline(__always) var forecastRightTitle: String { say(2184) }
  @inline(__always) func forecastRight(hits: String, days: String, same: String) -> String {
    say(2185, [hits, days, same])
  }
  @inline(__always) var forecastChart: String { say(2186) }
  @inline(__always) var forecastChartSentence: String { say(2187) }
  @inline(__always) var forecastSaid: String { say(2188) }
  @inline(__always) var forecastCame: String { say(2189) }
  @inline(__always) var forecastSaidMean: String { say(2190) }
  @inline(__always) var forecastAlways: String { say(2191) }
  @inline(__always) var forecastAsTable: String { say(1941) }
  @inline(__always) var forecastHowSummary: String { say(2192) }
  @inline(__always) var forecastHow: String { say(2193) }
  @inline(__always) var forecastLimits: String { say(2194) }

  // Outlook

  @inline(__always) var outlookTitle: String { say(2195) }
  @inline(__always) func outlookHarderWeekday(weekday: String, used: String, days: String) -> String {
    say(2196, [weekday, used, days])
  }
  @inline(__always) func outlookHarder(reason: String) -> String {
    say(2197, [reason])
  }
  @inline(__always) func outlookReason(topic: String, used: String, days: String) -> String {
    say(2198, [topic, used, days])
  }
  @inline(__always) var outlookWhy: String { say(2199) }

  // Frame

  @inline(__always) var framePlaces: String { say(148) }
  @inline(__always) var frameToday: String { say(7) }
  @inline(__always) var frameProgress: String { say(149) }
  @inline(__always) var framePlan: String { say(139) }
  @inline(__always) var frameSettings: String { say(150) }
  @inline(__always) var frameSkip: String { say(151) }
  @inline(__always) var frameBack: String { say(2) }
  @inline(__always) var frameUndone: String { say(152) }
  @inline(__always) var frameUndo: String { say(9) }
  @inline(__always) var frameSaveAgain: String { say(153) }
  @inline(__always) var frameSaveFile: String { say(3) }
  @inline(__always) var frameRawFile: String { say(2200) }
  @inline(__always) var frameFull: String { say(154) }
  @inline(__always) var frameBlocked: String { say(2201) }
  @inline(__always) var frameLost: String { say(2202) }
  @inline(__always) var frameUnknown: String { say(2203) }
  @inline(__always) var frameStoreBlocked: String { say(2204) }
  @inline(__always) var frameStoreUnavailable: String { say(2205) }
  @inline(__always) var frameStoreNewer: String { say(2206) }
  @inline(__always) func frameDamaged(count: Int) -> String {
    say(2207, [String(count)], by: count)
  }
  @inline(__always) var frameDemo: String { say(2208) }
  @inline(__always) var frameLeaveDemo: String { say(2209) }
  @inline(__always) var frameUpdate: String { say(155) }
  @inline(__always) var frameUpdateNow: String { say(156) }

  // Programme

  @inline(__always) var programmeTitle: String { say(2210) }
  @inline(__always) var programmeIntro: String { say(2211) }
  @inline(__always) var programmeMain: String { say(2212) }
  @inline(__always) var programmeAddOns: String { say(157) }
  @inline(__always) var programmeToChecks: String { say(158) }
  @inline(__always) var programmeToSafety: String { say(2213) }
  @inline(__always) var programmeYourChoice: String { say(2214) }
  @inline(__always) func programmeMakePlan(tracker: String) -> String {
    say(2215, [tracker])
  }
  @inline(__always) func programmeSuggestion(tracker: String) -> String {
    say(2216, [tracker])
  }
  @inline(__always) var programmeNameAbrupt: String { say(137) }
  @inline(__always) var programmeNameGradual: String { say(138) }
  @inline(__always) var programmeNameColdTurkey: String { say(2217) }
  @inline(__always) var programmeNameReplacement: String { say(735) }
  @inline(__always) var programmeNameTriggers: String { say(159) }
  @inline(__always) var programmeNameBadges: String { say(123) }
  @inline(__always) var programmeDetailAbrupt: String { say(2218) }
  @inline(__always) var programmeDetailGradual: String { say(2219) }
  @inline(__always) var programmeDetailColdTurkey: String { say(2220) }
  @inline(__always) var programmeDetailReplacement: String { say(2221) }
  @inline(__always) var programmeDetailTriggers: String { say(160) }
  @inline(__always) var programmeDetailBadges: String { say(161) }
  @inline(__always) func programmeGoesWell(main: String) -> String {
    say(162, [main])
  }
  @inline(__always) func programmeCanBeAdded(main: String) -> String {
    say(2222, [main])
  }
  @inline(__always) var programmeChanged: String { say(1170) }
  @inline(__always) var programmePrepareDone: String { say(2223) }
  @inline(__always) var programmeStepTellSomeone: String { say(163) }
  @inline(__always) var programmeStepBuyReplacement: String { say(2224) }
  @inline(__always) var programmeStepFirstMorning: String { say(164) }
  @inline(__always) var programmeStepHardestHour: String { say(165) }
  @inline(__always) var programmeStepHandsAndMouth: String { say(166) }
  @inline(__always) var programmeClearAwayCigarettes: String { say(167) }
  @inline(__always) var programmeClearAwayAlcohol: String { say(168) }
  @inline(__always) var programmeClearAwayVape: String { say(169) }

  // Suggestion

  @inline(__always) var suggestionLineStopDate: String { say(2225) }
  @inline(__always) var suggestionLineGradual: String { say(2226) }
  @inline(__always) var suggestionLineReplacementPair: String { say(2227) }
  @inline(__always) var suggestionLineReplacementSingle: String { say(2228) }
  @inline(__always) var suggestionLineAskProfessional: String { say(2229) }
  @inline(__always) func suggestionLineLabelPatch(strength: Int) -> String {
    say(2230, [String(strength)])
  }
  @inline(__always) func suggestionLineLabelPiece(strength: Int) -> String {
    say(2231, [String(strength)])
  }
  @inline(__always) var suggestionLineSmokingStudies: String { say(2232) }
  @inline(__always) var suggestionLineTextsForVaping: String { say(2233) }
  @inline(__always) var suggestionLineNoLabelForVaping: String { say(2234) }
  @inline(__always) var suggestionLineStrengthLadder: String { say(2235) }
  @inline(__always) var suggestionLineDrinkLess: String { say(2236) }
  @inline(__always) var suggestionLineDrinkTalk: String { say(2237) }
  @inline(__always) var suggestionLineDrinkHelp: String { say(2238) }
  @inline(__always) var suggestionReviews: String { say(2239) }
  @inline(__always) var suggestionReviews2: String { say(170) }
  @inline(__always) func suggestionReviews3(all: String) -> String {
    say(2240, [all])
  }

  // Nicotine

  @inline(__always) var nicotineTwoTruths: String { say(2241) }
  @inline(__always) var nicotineNameCigarettes: String { say(2242) }
  @inline(__always) var nicotineNamePuffs: String { say(2243) }
  @inline(__always) var nicotineNameReplacement: String { say(2244) }
  @inline(__always) var nicotineUnitCigarettes: String { say(2245) }
  @inline(__always) var nicotineUnitPuffs: String { say(2246) }
  @inline(__always) func nicotineSentence(after: String) -> String {
    say(2247, [after])
  }
  @inline(__always) var nicotineSentence2: String { say(2248) }
  @inline(__always) func nicotineSentence3(after: String) -> String {
    say(2249, [after])
  }
  @inline(__always) var nicotineSentence4: String { say(2250) }
  @inline(__always) var nicotineSentence5: String { say(2251) }
  @inline(__always) var nicotineSentence6: String { say(2252) }
  @inline(__always) var nicotineSentence7: String { say(2248) }
  @inline(__always) var nicotineNotKnown: String { say(2253) }

  // Progress

  @inline(__always) var progressTitle: String { say(149) }
  @inline(__always) var progressTrackerLabel: String { say(2254) }
  @inline(__always) var progressPeriodLabel: String { say(2255) }
  @inline(__always) var progressPeriod: String { say(2256) }
  @inline(__always) func progressPeriod2(days: Int) -> String {
    say(171, [String(days)])
  }
  @inline(__always) var progressNoTrackerTitle: String { say(2257) }
  @inline(__always) var progressNoTrackerText: String { say(2258) }
  @inline(__always) var progressToPlan: String { say(2259) }
  @inline(__always) var progressEmptyTitle: String { say(2260) }
  @inline(__always) var progressEmptyText: String { say(2261) }
  @inline(__always) var progressToToday: String { say(728) }
  @inline(__always) var progressFewer: String { say(2262) }
  @inline(__always) var progressMore: String { say(2263) }
  @inline(__always) var progressSame: String { say(2264) }
  @inline(__always) var progressNone: String { say(2265) }
  @inline(__always) func progressNotEnough(known: Int, needed: Int) -> String {
    say(2266, [String(known), String(needed)])
  }
  @inline(__always) var progressNoBaseline: String { say(2267) }
  @inline(__always) func progressComparisonWhy(days: String) -> String {
    say(2268, [days])
  }
  @inline(__always) var progressDailyTitle: String { say(2269) }
  @inline(__always) var progressWeeklyTitle: String { say(2270) }
  @inline(__always) var progressWeeklySentence: String { say(2271) }
  @inline(__always) func progressUsed(amount: String, days: String, mean: String) -> String {
    say(2272, [amount, days, mean])
  }
  @inline(__always) var progressUnknownDays: String { say(2273) }
  @inline(__always) func progressUnknownDays2(count: Int) -> String {
    say(2274, [String(count)])
  }
  @inline(__always) var progressNothingKnown: String { say(2275) }
  @inline(__always) var progressDay: String { say(1779) }
  @inline(__always) var progressWeek: String { say(849) }
  @inline(__always) var progressTarget: String { say(2276) }
  @inline(__always) var progressToday: String { say(569) }
  @inline(__always) var progressOpen: String { say(2277) }
  @inline(__always) var progressAsTable: String { say(1941) }
  @inline(__always) func progressOf(part: String, whole: String) -> String {
    say(1480, [part, whole])
  }
  @inline(__always) var progressDayUnit: String { say(2278) }
  @inline(__always) var progressDaysUnit: String { say(2279) }
  @inline(__always) var progressKept: String { say(2280) }
  @inline(__always) var progressKeptWhy: String { say(2281) }
  @inline(__always) var progressKeptRun: String { say(2282) }
  @inline(__always) var progressKeptRunWhy: String { say(2283) }
  @inline(__always) var progressBestKept: String { say(2284) }
  @inline(__always) var progressBestKeptWhy: String { say(2285) }
  @inline(__always) var progressKeptInAll: String { say(2286) }
  @inline(__always) var progressKeptInAllWhy: String { say(2287) }
  @inline(__always) var progressFreeRun: String { say(2288) }
  @inline(__always) var progressFreeRunWhy: String { say(2289) }
  @inline(__always) var progressBestFree: String { say(2290) }
  @inline(__always) var progressBestFreeWhy: String { say(2291) }
  @inline(__always) var progressFreeDays: String { say(2292) }
  @inline(__always) var progressFreeDaysWhy: String { say(2293) }
  @inline(__always) var progressSaved: String { say(2294) }
  @inline(__always) var progressSavedBelow: String { say(2295) }
  @inline(__always) var progressNotUsedBelow: String { say(2296) }
  @inline(__always) var progressSavedInAll: String { say(2297) }
  @inline(__always) var progressSavedWhy: String { say(2298) }
  @inline(__always) var progressNotUsed: String { say(2299) }
  @inline(__always) var progressNotUsedInAll: String { say(2300) }
  @inline(__always) var progressNotUsedWhy: String { say(2301) }
  @inline(__always) var progressNoPrice: String { say(2302) }
  @inline(__always) var progressPassed: String { say(2303) }
  @inline(__always) var progressPassedInAll: String { say(2304) }
  @inline(__always) var progressPassedWhy: String { say(2305) }
  @inline(__always) var progressFreeNow: String { say(2306) }
  @inline(__always) var progressFreeNowWhy: String { say(2307) }
  @inline(__always) var progressFreeBest: String { say(2308) }
  @inline(__always) var progressFreeBestWhy: String { say(2309) }
  @inline(__always) var progressFreeTotal: String { say(2310) }
  @inline(__always) var progressFreeTotalWhy: String { say(2311) }
  @inline(__always) var progressSinceLast: String { say(2312) }
  @inline(__always) var progressSinceLastWhy: String { say(2313) }
  @inline(__always) var progressCurveTitle: String { say(1936) }
  @inline(__always) func progressCurveSentence(date: String) -> String {
    say(2314, [date])
  }
  @inline(__always) func progressStopsOn(date: String) -> String {
    say(2315, [date])
  }

  // CheckAnswer

  @inline(__always) var checkAnswerTextFirstCigarette: String { say(2316) }
  @inline(__always) var checkAnswerTextCigarettesADay: String { say(172) }
  @inline(__always) var checkAnswerTextFirstIsDearest: String { say(2317) }
  @inline(__always) var checkAnswerTextFirstIsDearest2: String { say(2318) }
  @inline(__always) var checkAnswerTextNightsAWeek: String { say(172) }
  @inline(__always) var checkAnswerText0: String { say(2319) }
  @inline(__always) var checkAnswerText1: String { say(2320) }
  @inline(__always) var checkAnswerText1n2: String { say(2321) }
  @inline(__always) var checkAnswerText0n2: String { say(173) }
  @inline(__always) var checkAnswerText1n3: String { say(174) }
  @inline(__always) var checkAnswerText2: String { say(175) }
  @inline(__always) var checkAnswerText3: String { say(176) }
  @inline(__always) var checkAnswerText3n2: String { say(177) }
  @inline(__always) var checkAnswerText0n3: String { say(173) }
  @inline(__always) var checkAnswerText1n4: String { say(178) }
  @inline(__always) var checkAnswerText2n2: String { say(179) }
  @inline(__always) var checkAnswerText3n3: String { say(180) }
  @inline(__always) var checkAnswerText3n4: String { say(181) }
  @inline(__always) var checkAnswerText0n4: String { say(147) }
  @inline(__always) var checkAnswerText2n3: String { say(2322) }
  @inline(__always) var checkAnswerText2n4: String { say(2323) }
  @inline(__always) var checkAnswerText2n5: String { say(77) }
  @inline(__always) var checkAnswerText2n6: String { say(147) }

  // CheckQuestion

  @inline(__always) var checkQuestionTextFirstCigarette: String { say(2324) }
  @inline(__always) var checkQuestionTextCigarettesADay: String { say(2325) }
  @inline(__always) var checkQuestionTextHardToRefrain: String { say(2326) }
  @inline(__always) var checkQuestionTextFirstIsDearest: String { say(2327) }
  @inline(__always) var checkQuestionTextMoreInTheMorning: String { say(2328) }
  @inline(__always) var checkQuestionTextSmokesWhenIll: String { say(2329) }
  @inline(__always) var checkQuestionTextVapesADay: String { say(2330) }
  @inline(__always) var checkQuestionTextFirstVape: String { say(2331) }
  @inline(__always) var checkQuestionTextWakesToVape: String { say(2332) }
  @inline(__always) var checkQuestionTextNightsAWeek: String { say(2333) }
  @inline(__always) var checkQuestionTextHardToStopVaping: String { say(2334) }
  @inline(__always) var checkQuestionTextStrongCravings: String { say(2335) }
  @inline(__always) var checkQuestionTextUrges: String { say(2336) }
  @inline(__always) var checkQuestionTextHardWhereForbidden: String { say(2337) }
  @inline(__always) var checkQuestionTextIrritable: String { say(2338) }
  @inline(__always) var checkQuestionTextNervous: String { say(2339) }
  @inline(__always) var checkQuestionTextDrinkDays: String { say(182) }
  @inline(__always) var checkQuestionTextDrinksADay: String { say(183) }
  @inline(__always) var checkQuestionTextSixDrinks: String { say(184) }
  @inline(__always) var checkQuestionTextCouldNotStop: String { say(2340) }
  @inline(__always) var checkQuestionTextLeftUndone: String { say(2341) }
  @inline(__always) var checkQuestionTextMorningDrink: String { say(2342) }
  @inline(__always) var checkQuestionTextGuilt: String { say(2343) }
  @inline(__always) var checkQuestionTextLostMemory: String { say(2344) }
  @inline(__always) var checkQuestionTextInjury: String { say(2345) }
  @inline(__always) var checkQuestionTextOthersConcerned: String { say(2346) }

  // Checks

  @inline(__always) var checksTitle: String { say(158) }
  @inline(__always) var checksIntro: String { say(2347) }
  @inline(__always) func checksStep(place: Int, count: Int) -> String {
    say(2348, [String(place), String(count)])
  }
  @inline(__always) var checksBack: String { say(2) }
  @inline(__always) var checksLeave: String { say(2349) }
  @inline(__always) var checksNothingKept: String { say(2350) }
  @inline(__always) var checksKept: String { say(2351) }
  @inline(__always) var checksBegin: String { say(2352) }
  @inline(__always) var checksShowResult: String { say(2353) }
  @inline(__always) var checksToSafety: String { say(2354) }
  @inline(__always) var checksRest: String { say(2355) }
  @inline(__always) var checksWhatFollows: String { say(2356) }
  @inline(__always) var checksYourChoice: String { say(2357) }
  @inline(__always) var checksToList: String { say(2358) }
  @inline(__always) var checksToProgramme: String { say(2359) }
  @inline(__always) func checksOutOf(most: Int) -> String {
    say(185, [String(most)])
  }
  @inline(__always) var checksNoBand: String { say(2360) }
  @inline(__always) var checksNameHsi: String { say(2361) }
  @inline(__always) var checksNameFtnd: String { say(2362) }
  @inline(__always) var checksNameHvi: String { say(2363) }
  @inline(__always) var checksNamePsecdi: String { say(2364) }
  @inline(__always) var checksNameAuditC: String { say(2365) }
  @inline(__always) var checksNameAudit: String { say(2366) }
  @inline(__always) var checksAboutHsi: String { say(2367) }
  @inline(__always) var checksAboutFtnd: String { say(2368) }
  @inline(__always) var checksAboutHvi: String { say(2369) }
  @inline(__always) var checksAboutPsecdi: String { say(2370) }
  @inline(__always) var checksAboutAuditC: String { say(2371) }
  @inline(__always) var checksAboutAudit: String { say(2372) }
  @inline(__always) var checksBandNone: String { say(2373) }
  @inline(__always) var checksBandVeryLow: String { say(2374) }
  @inline(__always) var checksBandLow: String { say(2375) }
  @inline(__always) var checksBandMedium: String { say(633) }
  @inline(__always) var checksBandHigh: String { say(2376) }
  @inline(__always) var checksBandVeryHigh: String { say(2377) }
  @inline(__always) var checksBandLowerRisk: String { say(2378) }
  @inline(__always) var checksBandRaisedRisk: String { say(2379) }
  @inline(__always) var checksBandHighRisk: String { say(2380) }
  @inline(__always) var checksBandPossibleDependence: String { say(2381) }
  @inline(__always) var checksMeaningHsi: String { say(2382) }
  @inline(__always) var checksMeaningAuditC: String { say(2383) }
  @inline(__always) var checksMeaningAudit: String { say(2384) }

  // RecallItem

  @inline(__always) var recallItemNameBreakfast: String { say(2385) }
  @inline(__always) var recallItemNameLunch: String { say(2386) }
  @inline(__always) var recallItemNameDinner: String { say(2387) }
  @inline(__always) var recallItemNameSnack: String { say(2388) }
  @inline(__always) var recallItemWithoutMeal: String { say(2389) }
  @inline(__always) var recallItemAllPlaced: String { say(2390) }
  @inline(__always) var recallItemWhichItems: String { say(2391) }
  @inline(__always) var recallItemPressMeal0: String { say(2392) }
  @inline(__always) var recallItemPressMeal1: String { say(2393) }
  @inline(__always) func recallItemPressMeal1n2(count: Int) -> String {
    say(2394, [String(count)])
  }
  @inline(__always) var recallItemTimes: String { say(2395) }
  @inline(__always) var recallItemQuestionDrinks: String { say(2396) }
  @inline(__always) var recallItemQuestionAlcohol: String { say(2397) }
  @inline(__always) var recallItemQuestionSweets: String { say(2398) }
  @inline(__always) var recallItemQuestionSnacks: String { say(2399) }
  @inline(__always) var recallItemQuestionProduce: String { say(2400) }
  @inline(__always) var recallItemQuestionCheese: String { say(2401) }
  @inline(__always) var recallItemQuestionBread: String { say(2402) }
  @inline(__always) var recallItemQuestionOther: String { say(2403) }
  @inline(__always) func recallItemQuestionNumber(number: Int, count: String) -> String {
    say(2348, [String(number), count])
  }
  @inline(__always) var recallItemNothing: String { say(1470) }
  @inline(__always) var recallItemNothingMore: String { say(2404) }
  @inline(__always) var recallItemAllAsked: String { say(2405) }
  @inline(__always) var recallItemAmount: String { say(800) }
  @inline(__always) var recallItemLess: String { say(2030) }
  @inline(__always) var recallItemMore: String { say(2031) }
  @inline(__always) var recallItemAmountProblem: String { say(2406) }
  @inline(__always) var recallItemMeasure: String { say(797) }
  @inline(__always) var recallItemUsual: String { say(2407) }
  @inline(__always) var recallItemPortionLabel: String { say(2408) }
  @inline(__always) var recallItemGrams: String { say(2409) }
  @inline(__always) var recallItemMillilitres: String { say(2410) }
  @inline(__always) var recallItemGiven: String { say(2411) }
  @inline(__always) var recallItemFindFood: String { say(2412) }
  @inline(__always) var recallItemFoodOf: String { say(2413) }
  @inline(__always) var recallItemMeal: String { say(2414) }
  @inline(__always) var recallItemTime: String { say(2415) }
  @inline(__always) func recallItemTimeOf(meal: String) -> String {
    say(2416, [meal])
  }
  @inline(__always) var recallItemDelete: String { say(2417) }

  // Recall

  @inline(__always) var recallYesterday: String { say(2418) }
  @inline(__always) func recallTitle(day: String) -> String {
    say(2419, [day])
  }
  @inline(__always) var recallBefore: String { say(599) }
  @inline(__always) var recallAfter: String { say(600) }
  @inline(__always) var recallAheadTitle: String { say(2420) }
  @inline(__always) var recallAheadText: String { say(2421) }
  @inline(__always) func recallStep(number: String, count: String) -> String {
    say(38, [number, count])
  }
  @inline(__always) var recallNameQuickList: String { say(2422) }
  @inline(__always) var recallNameForgotten: String { say(2423) }
  @inline(__always) var recallNameMealAndTime: String { say(2424) }
  @inline(__always) var recallNamePortion: String { say(2425) }
  @inline(__always) var recallNameLastLook: String { say(2426) }
  @inline(__always) var recallLeadQuickList: String { say(2427) }
  @inline(__always) var recallLeadForgotten: String { say(2428) }
  @inline(__always) var recallLeadMealAndTime: String { say(2429) }
  @inline(__always) var recallLeadPortion: String { say(2430) }
  @inline(__always) var recallLeadLastLook: String { say(2431) }
  @inline(__always) func recallNext(name: String) -> String {
    say(2432, [name])
  }
  @inline(__always) func recallBack(name: String) -> String {
    say(2433, [name])
  }
  @inline(__always) var recallFinish: String { say(2434) }
  @inline(__always) var recallDone: String { say(8) }
  @inline(__always) var recallReopen: String { say(2435) }
  @inline(__always) var recallOneDay: String { say(2436) }
  @inline(__always) var recallField: String { say(2437) }
  @inline(__always) var recallExample: String { say(2438) }
  @inline(__always) var recallAdd: String { say(2439) }
  @inline(__always) var recallSuggestions: String { say(2440) }
  @inline(__always) var recallFound0: String { say(2441) }
  @inline(__always) var recallFound1: String { say(2442) }
  @inline(__always) func recallFound1n2(count: Int) -> String {
    say(2443, [String(count)])
  }
  @inline(__always) var recallRecents: String { say(2444) }
  @inline(__always) var recallMealOfNext: String { say(2445) }
  @inline(__always) var recallNoMeal: String { say(565) }
  @inline(__always) var recallSoFar: String { say(2446) }
  @inline(__always) func recallSoFar2(count: Int) -> String {
    say(2447, [String(count)])
  }
  @inline(__always) var recallEmptyTitle: String { say(2448) }
  @inline(__always) var recallEmptyText: String { say(2449) }
  @inline(__always) func recallAdded(name: String) -> String {
    say(2450, [name])
  }
  @inline(__always) func recallAdded2(count: Int) -> String {
    say(2451, [String(count)])
  }
  @inline(__always) func recallRemoved(name: String) -> String {
    say(1337, [name])
  }
  @inline(__always) var recallUnmatched: String { say(2452) }
  @inline(__always) func recallWhatWas(text: String) -> String {
    say(2453, [text])
  }
  @inline(__always) var recallNothingFits: String { say(2454) }
  @inline(__always) var recallLeave: String { say(2455) }
  @inline(__always) var recallCopy: String { say(2456) }
  @inline(__always) var recallCopyLead: String { say(2457) }
  @inline(__always) var recallCopyNothing: String { say(2458) }
  @inline(__always) var recallCopiedBefore: String { say(2459) }
  @inline(__always) var recallCopied: String { say(2460) }
  @inline(__always) var recallThings: String { say(2461) }
  @inline(__always) func recallThings2(count: Int) -> String {
    say(2462, [String(count)])
  }
  @inline(__always) var recallPhoto: String { say(2463) }
  @inline(__always) var recallPhotoLabel: String { say(2464) }
  @inline(__always) var recallRemovePhoto: String { say(2465) }
  @inline(__always) var recallPhotoRemoved: String { say(2466) }
  @inline(__always) var recallClose: String { say(5) }
  @inline(__always) var recallCardNew: String { say(2467) }
  @inline(__always) var recallCardOpen: String { say(2468) }
  @inline(__always) var recallCardGoOn: String { say(2469) }

  // RecoveryContent

  @inline(__always) var recoveryContentTitleSmokePulse: String { say(186) }
  @inline(__always) var recoveryContentTitleSmokeOxygen: String { say(2470) }
  @inline(__always) var recoveryContentTitleSmokeMonoxide: String { say(2471) }
  @inline(__always) var recoveryContentTitleSmokeTaste: String { say(2472) }
  @inline(__always) var recoveryContentTitleSmokeBreath: String { say(2048) }
  @inline(__always) var recoveryContentTitleSmokeWithdrawal: String { say(736) }
  @inline(__always) var recoveryContentTitleSmokeCirculation: String { say(2473) }
  @inline(__always) var recoveryContentTitleSmokeMood: String { say(78) }
  @inline(__always) var recoveryContentTitleSmokeCough: String { say(2474) }
  @inline(__always) var recoveryContentTitleSmokeHeart: String { say(2475) }
  @inline(__always) var recoveryContentTitleSmokeMouth: String { say(2476) }
  @inline(__always) var recoveryContentTitleSmokeLung: String { say(2477) }
  @inline(__always) var recoveryContentTitleSmokeCoronary: String { say(2478) }
  @inline(__always) var recoveryContentTitleVapeHeartRate: String { say(187) }
  @inline(__always) var recoveryContentTitleVapeWave: String { say(2479) }
  @inline(__always) var recoveryContentTextSmokePulse: String { say(2480) }
  @inline(__always) var recoveryContentTextSmokeOxygen: String { say(2481) }
  @inline(__always) var recoveryContentTextSmokeMonoxide: String { say(2482) }
  @inline(__always) var recoveryContentTextSmokeTaste: String { say(2483) }
  @inline(__always) var recoveryContentTextSmokeBreath: String { say(2484) }
  @inline(__always) var recoveryContentTextSmokeWithdrawal: String { say(2485) }
  @inline(__always) var recoveryContentTextSmokeCirculation: String { say(2486) }
  @inline(__always) var recoveryContentTextSmokeMood: String { say(2487) }
  @inline(__always) var recoveryContentTextSmokeCough: String { say(2488) }
  @inline(__always) var recoveryContentTextSmokeHeart: String { say(2489) }
  @inline(__always) var recoveryContentTextSmokeMouth: String { say(2490) }
  @inline(__always) var recoveryContentTextSmokeLung: String { say(2491) }
  @inline(__always) var recoveryContentTextSmokeCoronary: String { say(2492) }
  @inline(__always) var recoveryContentTextVapeHeartRate: String { say(2493) }
  @inline(__always) var recoveryContentTextVapeWave: String { say(2494) }

  // Recovery

  @inline(__always) var recoveryTitle: String { say(2495) }
  @inline(__always) var recoveryEmptyTitle: String { say(572) }
  @inline(__always) var recoveryEmptyText: String { say(2496) }
  @inline(__always) var recoveryOnceStopped: String { say(2497) }
  @inline(__always) func recoveryOnceStoppedOn(day: String) -> String {
    say(2498, [day])
  }
  @inline(__always) func recoveryBy(day: String) -> String {
    say(2499, [day])
  }
  @inline(__always) var recoveryPause: String { say(2500) }
  @inline(__always) var recoveryPauseWhy: String { say(2501) }
  @inline(__always) func recoveryWithin(stages: String) -> String {
    say(2502, [stages])
  }
  @inline(__always) func recoveryUpTo(time: String) -> String {
    say(2503, [time])
  }
  @inline(__always) var recoverySinceStop: String { say(2504) }
  @inline(__always) var recoverySinceVape: String { say(2505) }
  @inline(__always) var recoverySinceCigarettes: String { say(2506) }
  @inline(__always) var recoverySinceAlcohol: String { say(2507) }
  @inline(__always) var recoveryPassed: String { say(2508) }
  @inline(__always) func recoveryAhead(time: String) -> String {
    say(2509, [time])
  }
  @inline(__always) var recoveryUnderWay: String { say(2510) }
  @inline(__always) func recoveryLeft(time: String) -> String {
    say(2511, [time])
  }
  @inline(__always) var recoveryPopulationSmokers: String { say(2512) }
  @inline(__always) var recoveryPopulationDailyVapers: String { say(2513) }
  @inline(__always) var recoveryCertaintyAgreed: String { say(2514) }
  @inline(__always) var recoveryCertaintyStated: String { say(2515) }
  @inline(__always) var recoveryCertaintyEarly: String { say(2516) }
  @inline(__always) var recoveryMissingData: String { say(2517) }
  @inline(__always) var recoveryEverybody: String { say(2518) }
  @inline(__always) var recoveryInTheLongRun: String { say(2519) }
  @inline(__always) var recoveryNoData: String { say(2520) }
  @inline(__always) var recoveryDayByDay: String { say(2521) }
  @inline(__always) var recoveryToWithdrawal: String { say(2522) }
  @inline(__always) var recoveryToMilestones: String { say(123) }
  @inline(__always) var recoveryToSavings: String { say(2523) }
  @inline(__always) var recoveryLifeLabel: String { say(2524) }
  @inline(__always) func recoveryLifeHours(least: String, most: String) -> String {
    say(741, [least, most])
  }
  @inline(__always) var recoveryLifeWhy: String { say(2525) }

  // Reflection

  @inline(__always) var reflectionPledgeQuestion: String { say(2526) }
  @inline(__always) var reflectionOwnPledge: String { say(2101) }
  @inline(__always) var reflectionKeep: String { say(888) }
  @inline(__always) var reflectionKept: String { say(8) }
  @inline(__always) var reflectionNotToday: String { say(2527) }
  @inline(__always) func reflectionFromYesterday(line: String) -> String {
    say(2528, [line])
  }
  @inline(__always) func reflectionFromMorning(line: String) -> String {
    say(2529, [line])
  }
  @inline(__always) var reflectionReviewQuestion: String { say(2530) }
  @inline(__always) var reflectionAddLines: String { say(2531) }
  @inline(__always) var reflectionHelped: String { say(2532) }
  @inline(__always) var reflectionTomorrow: String { say(2533) }
  @inline(__always) var reflectionIntentionWithin: String { say(2534) }
  @inline(__always) var reflectionIntentionFree: String { say(2535) }
  @inline(__always) var reflectionIntentionPause: String { say(2536) }
  @inline(__always) var reflectionIntentionKind: String { say(2537) }
  @inline(__always) var reflectionIntentionMove: String { say(2538) }
  @inline(__always) var reflectionIntentionOneThing: String { say(2539) }
  @inline(__always) var reflectionSentence: String { say(2540) }
  @inline(__always) var reflectionWordCalm: String { say(2541) }
  @inline(__always) var reflectionWordLight: String { say(26) }
  @inline(__always) var reflectionWordFull: String { say(2542) }
  @inline(__always) var reflectionWordMixed: String { say(2543) }
  @inline(__always) var reflectionWordLong: String { say(2544) }
  @inline(__always) var reflectionWordHard: String { say(2545) }
  @inline(__always) var reflectionWordProud: String { say(2546) }
  @inline(__always) var reflectionWordTired: String { say(2547) }
  @inline(__always) var reflectionSettings: String { say(2548) }
  @inline(__always) var reflectionMorningSwitch: String { say(2549) }
  @inline(__always) var reflectionMorningDetail: String { say(2550) }
  @inline(__always) var reflectionEveningSwitch: String { say(2551) }
  @inline(__always) var reflectionEveningDetail: String { say(2552) }
  @inline(__always) var reflectionReviewDay: String { say(2553) }
  @inline(__always) var reflectionAim: String { say(2554) }
  @inline(__always) var reflectionAim2: String { say(2555) }
  @inline(__always) var reflectionMinutes: String { say(2556) }
  @inline(__always) var reflectionLess: String { say(2030) }
  @inline(__always) var reflectionMore: String { say(2031) }
  @inline(__always) var reflectionAimProblem: String { say(2557) }

  // Replacement

  @inline(__always) var replacementTitle: String { say(735) }
  @inline(__always) var replacementProduct: String { say(758) }
  @inline(__always) var replacementStrength: String { say(2558) }
  @inline(__always) var replacementStrengthHint: String { say(2559) }
  @inline(__always) var replacementStepHint: String { say(2560) }
  @inline(__always) var replacementDate: String { say(1779) }
  @inline(__always) var replacementTime: String { say(72) }
  @inline(__always) var replacementNote: String { say(710) }
  @inline(__always) var replacementSave: String { say(75) }
  @inline(__always) var replacementDelete: String { say(889) }
  @inline(__always) var replacementDeleted: String { say(1171) }
  @inline(__always) var replacementClose: String { say(5) }
  @inline(__always) var replacementFirst: String { say(2561) }
  @inline(__always) var replacementOther: String { say(2562) }
  @inline(__always) func replacementNoted(dose: String) -> String {
    say(188, [dose])
  }
  @inline(__always) func replacementNote2(dose: String) -> String {
    say(2563, [dose])
  }
  @inline(__always) func replacementToday(count: Int, milligrams: Int) -> String {
    say(2564, [String(count), String(milligrams)])
  }
  @inline(__always) func replacementPatchWeek(week: Int) -> String {
    say(2565, [String(week)])
  }
  @inline(__always) func replacementOwnStepNow(dose: String) -> String {
    say(2566, [dose])
  }
  @inline(__always) var replacementNamePatch: String { say(2567) }
  @inline(__always) var replacementNameGum: String { say(2568) }
  @inline(__always) var replacementNameLozenge: String { say(2569) }
  @inline(__always) var replacementNameInhaler: String { say(2570) }
  @inline(__always) var replacementNameSpray: String { say(2571) }
  @inline(__always) var replacementNameOther: String { say(2572) }
  @inline(__always) var replacementTook: String { say(2573) }
  @inline(__always) var replacementTakenPatch: String { say(2574) }
  @inline(__always) var replacementTakenGum: String { say(2575) }
  @inline(__always) var replacementTakenLozenge: String { say(2576) }
  @inline(__always) var replacementTakenInhaler: String { say(2577) }
  @inline(__always) var replacementTakenSpray: String { say(2578) }
  @inline(__always) func replacementEnds(product: String) -> String {
    say(2579, [product])
  }
  @inline(__always) var replacementProblemProduct: String { say(2580) }
  @inline(__always) var replacementProblemStrength: String { say(2581) }
  @inline(__always) var replacementProblemDate: String { say(2582) }
  @inline(__always) var replacementProblemTime: String { say(1828) }
  @inline(__always) var replacementProblemFuture: String { say(2583) }
  @inline(__always) var replacementAskFirst: String { say(2584) }
  @inline(__always) var replacementNoLabel: String { say(2585) }
  @inline(__always) var replacementLabelSays: String { say(2586) }
  @inline(__always) func replacementLabelTitle(name: String, brand: String, country: String) -> String {
    say(2587, [name, brand, country])
  }
  @inline(__always) var replacementReaderManyCigarettes: String { say(2588) }
  @inline(__always) var replacementReaderFewCigarettes: String { say(2589) }
  @inline(__always) var replacementReaderEverybody: String { say(2590) }
  @inline(__always) var replacementWeekColumn: String { say(2591) }
  @inline(__always) var replacementSaysColumn: String { say(2592) }
  @inline(__always) func replacementAmount(strength: Int) -> String {
    say(2593, [String(strength)])
  }
  @inline(__always) func replacementAmount2(lowerBound: Int, upperBound: Int) -> String {
    say(2594, [String(lowerBound), String(upperBound)])
  }
  @inline(__always) var replacementPieceRule: String { say(2595) }
  @inline(__always) func replacementMost(most: Int) -> String {
    say(2596, [String(most)])
  }
  @inline(__always) func replacementMost2(six: Int) -> String {
    say(2597, [String(six)])
  }
  @inline(__always) var replacementOwnSteps: String { say(2598) }
  @inline(__always) var replacementOwnStepsHint: String { say(2599) }
  @inline(__always) var replacementFromDay: String { say(2600) }
  @inline(__always) var replacementAddStep: String { say(2601) }
  @inline(__always) var replacementRemove: String { say(451) }

  // Safety

  @inline(__always) var safetyTitle: String { say(2213) }
  @inline(__always) var safetyIntro: String { say(2602) }
  @inline(__always) var safetyNothingLocked: String { say(2603) }
  @inline(__always) var safetyToChecks: String { say(158) }
  @inline(__always) var safetyToNotMedical: String { say(2604) }
  @inline(__always) var safetyDangerTitle: String { say(2605) }
  @inline(__always) var safetyFactPregnancy: String { say(2606) }
  @inline(__always) var safetyFactHeart: String { say(2607) }
  @inline(__always) var safetyFactUnder18: String { say(2608) }
  @inline(__always) var safetyFactOtherMedicine: String { say(2609) }
  @inline(__always) var safetyFactAlcoholWithdrawal: String { say(189) }
  @inline(__always) var safetyFactEatingDisorder: String { say(2610) }
  @inline(__always) var safetyReasonPregnancy: String { say(2611) }
  @inline(__always) var safetyReasonAlcoholWithdrawal: String { say(2612) }
  @inline(__always) var safetyReasonEatingDisorder: String { say(2613) }
  @inline(__always) func safetyEmergency(value: String) -> String {
    say(190, [value])
  }
  @inline(__always) var safetyEmergency2: String { say(2614) }
  @inline(__always) var safetyEmergency3: String { say(191) }
  @inline(__always) var safetyCautionTitle: String { say(192) }
  @inline(__always) var safetyCautionWithdrawalBefore: String { say(2615) }
  @inline(__always) var safetyCautionHighScore: String { say(2616) }
  @inline(__always) var safetyCautionOpenScore: String { say(2617) }
  @inline(__always) var safetyUnanswered: String { say(193) }
  @inline(__always) var safetyWhereToTurn: String { say(194) }
  @inline(__always) var safetyStillCounting: String { say(2618) }

  // Reminders

  @inline(__always) var remindersTitle: String { say(2619) }
  @inline(__always) var remindersLead: String { say(2620) }
  @inline(__always) var remindersSettings: String { say(2621) }
  @inline(__always) var remindersLevel: String { say(2622) }
  @inline(__always) var remindersLevelOwn: String { say(2623) }
  @inline(__always) var remindersLevelMilestones: String { say(2624) }
  @inline(__always) var remindersLevelEssentials: String { say(2625) }
  @inline(__always) var remindersLevelOften: String { say(2626) }
  @inline(__always) var remindersLevelOwnDetail: String { say(2627) }
  @inline(__always) var remindersLevelMilestonesDetail: String { say(2628) }
  @inline(__always) var remindersLevelEssentialsDetail: String { say(2629) }
  @inline(__always) var remindersLevelOftenDetail: String { say(2630) }
  @inline(__always) var remindersBudget: String { say(2631) }
  @inline(__always) var remindersBudgetWhy: String { say(2632) }
  @inline(__always) var remindersQuietFrom: String { say(2633) }
  @inline(__always) var remindersQuietTo: String { say(2634) }
  @inline(__always) var remindersKinds: String { say(2635) }
  @inline(__always) func remindersTime(kind: String) -> String {
    say(2636, [kind])
  }
  @inline(__always) var remindersKindStillWanted: String { say(2637) }
  @inline(__always) var remindersKindTracker: String { say(2638) }
  @inline(__always) var remindersKindPractice: String { say(2639) }
  @inline(__always) var remindersKindRecall: String { say(2640) }
  @inline(__always) var remindersKindFocus: String { say(2641) }
  @inline(__always) var remindersKindReview: String { say(2642) }
  @inline(__always) var remindersKindRisky: String { say(2643) }
  @inline(__always) var remindersKindCheckIn: String { say(2644) }
  @inline(__always) var remindersKindMilestone: String { say(123) }
  @inline(__always) var remindersKindRising: String { say(2645) }
  @inline(__always) var remindersKindAway: String { say(2646) }
  @inline(__always) var remindersKindBetter: String { say(2647) }
  @inline(__always) var remindersKindMorning: String { say(2648) }
  @inline(__always) var remindersWhyStillWanted: String { say(2649) }
  @inline(__always) var remindersWhyTracker: String { say(2650) }
  @inline(__always) var remindersWhyPractice: String { say(2651) }
  @inline(__always) var remindersWhyRecall: String { say(2652) }
  @inline(__always) var remindersWhyFocus: String { say(2653) }
  @inline(__always) var remindersWhyReview: String { say(2654) }
  @inline(__always) var remindersWhyRisky: String { say(2655) }
  @inline(__always) var remindersWhyCheckIn: String { say(2656) }
  @inline(__always) var remindersWhyMilestone: String { say(2657) }
  @inline(__always) var remindersWhyRising: String { say(2658) }
  @inline(__always) var remindersWhyAway: String { say(2659) }
  @inline(__always) var remindersWhyBetter: String { say(2660) }
  @inline(__always) var remindersWhyMorning: String { say(2661) }
  @inline(__always) var remindersOwn: String { say(2662) }
  @inline(__always) var remindersOwnNone: String { say(2663) }
  @inline(__always) var remindersOwnEmpty: String { say(2664) }
  @inline(__always) func remindersSet(name: String) -> String {
    say(2665, [name])
  }
  @inline(__always) func remindersTimes(times: String, days: String) -> String {
    say(2666, [times, days])
  }
  @inline(__always) var remindersDaysDue: String { say(2667) }
  @inline(__always) var remindersDaysEvery: String { say(1912) }
  @inline(__always) func remindersFormTime(number: String) -> String {
    say(2668, [number])
  }
  @inline(__always) var remindersFormDays: String { say(2669) }
  @inline(__always) var remindersFormDaysHint: String { say(2670) }
  @inline(__always) var remindersFormBack: String { say(2671) }
  @inline(__always) func remindersHours(hours: String) -> String {
    say(2672, [hours])
  }
  @inline(__always) var remindersFormHint: String { say(2673) }
  @inline(__always) var remindersFormMore: String { say(2674) }
  @inline(__always) var remindersFormKeep: String { say(888) }
  @inline(__always) var remindersFormClose: String { say(5) }
  @inline(__always) var remindersFormProblem: String { say(2675) }
  @inline(__always) var remindersKept: String { say(2676) }
  @inline(__always) var remindersPlanned: String { say(2677) }
  @inline(__always) var remindersPlannedNone: String { say(2678) }
  @inline(__always) func remindersLeftOut(count: Int) -> String {
    say(2679, [String(count)], by: count)
  }
  @inline(__always) var remindersPast: String { say(2680) }
  @inline(__always) var remindersPastShown: String { say(2681) }
  @inline(__always) var remindersPastDone: String { say(2682) }
  @inline(__always) var remindersPastLater: String { say(2683) }
  @inline(__always) var remindersPastStop: String { say(2684) }
  @inline(__always) var remindersFile: String { say(2685) }
  @inline(__always) var remindersFileWhy: String { say(2686) }
  @inline(__always) var remindersFileEvent: String { say(2687) }
  @inline(__always) var remindersPushHeading: String { say(2688) }
  @inline(__always) var remindersPushWhy: String { say(2689) }
  @inline(__always) var remindersPushOn: String { say(2690) }
  @inline(__always) var remindersPushOff: String { say(2691) }
  @inline(__always) var remindersPushIsOn: String { say(2692) }
  @inline(__always) var remindersPushLost: String { say(2693) }
  @inline(__always) var remindersPushWords: String { say(2694) }
  @inline(__always) var remindersPushWordsWhy: String { say(2695) }
  @inline(__always) var remindersPushLocked: String { say(2696) }
  @inline(__always) var remindersPushDenied: String { say(2697) }
  @inline(__always) var remindersPushHome: String { say(2698) }
  @inline(__always) var remindersPushNone: String { say(2699) }
  @inline(__always) var remindersPushNoService: String { say(2700) }
  @inline(__always) var remindersPushUnreachable: String { say(2701) }
  @inline(__always) var remindersPushServerOff: String { say(2702) }
  @inline(__always) var remindersPushRefused: String { say(2703) }
  @inline(__always) var remindersPushTitle: String { say(2704) }
  @inline(__always) var remindersPushMorning: String { say(2705) }
  @inline(__always) func remindersPushOpen(names: String) -> String {
    say(2706, [names])
  }
  @inline(__always) var remindersCard: String { say(2707) }
  @inline(__always) func remindersSayTracker(name: String) -> String {
    say(2708, [name])
  }
  @inline(__always) func remindersSayUse(name: String) -> String {
    say(2709, [name])
  }
  @inline(__always) var remindersSayPractice: String { say(2710) }
  @inline(__always) func remindersSayRisky(time: String) -> String {
    say(2711, [time])
  }
  @inline(__always) func remindersSayOpen(names: String) -> String {
    say(2712, [names])
  }
  @inline(__always) func remindersSayYesterday(amount: String) -> String {
    say(2713, [amount])
  }
  @inline(__always) func remindersSayBefore(amount: String) -> String {
    say(2714, [amount])
  }
  @inline(__always) func remindersSayTarget(amount: String) -> String {
    say(2715, [amount])
  }
  @inline(__always) func remindersSayBetter(name: String) -> String {
    say(2716, [name])
  }
  @inline(__always) func remindersSayRising(name: String) -> String {
    say(2717, [name])
  }
  @inline(__always) var remindersSayStillWanted: String { say(2718) }
  @inline(__always) func remindersReason(reason: String) -> String {
    say(2719, [reason])
  }
  @inline(__always) var remindersDoDone: String { say(2720) }
  @inline(__always) var remindersDoOpen: String { say(423) }
  @inline(__always) var remindersDoPractice: String { say(2721) }
  @inline(__always) var remindersDoRisky: String { say(1791) }
  @inline(__always) var remindersDoLook: String { say(2722) }
  @inline(__always) var remindersDoPlan: String { say(2723) }
  @inline(__always) var remindersDoHelp: String { say(44) }
  @inline(__always) var remindersDoSeen: String { say(2724) }
  @inline(__always) var remindersDoKeep: String { say(2725) }
  @inline(__always) var remindersDoNone: String { say(2726) }
  @inline(__always) var remindersNotNow: String { say(2727) }
  @inline(__always) var remindersStop: String { say(2728) }
  @inline(__always) var remindersStopped: String { say(2729) }
  @inline(__always) var remindersSilent: String { say(2730) }
  @inline(__always) var remindersTrialTitle: String { say(2731) }
  @inline(__always) var remindersTrialOffer: String { say(2732) }
  @inline(__always) var remindersTrialBegin: String { say(2733) }
  @inline(__always) var remindersTrialBegun: String { say(2734) }
  @inline(__always) var remindersTrialTomorrow: String { say(2735) }
  @inline(__always) func remindersTrialRuns(day: String, days: String) -> String {
    say(2736, [day, days])
  }
  @inline(__always) var remindersTrialRunsWhy: String { say(2737) }
  @inline(__always) var remindersTrialEnd: String { say(2738) }
  @inline(__always) var remindersTrialEnded: String { say(2739) }
  @inline(__always) var remindersTrialOver: String { say(2740) }
  @inline(__always) var remindersTrialHelps: String { say(2741) }
  @inline(__always) var remindersTrialHinders: String { say(2742) }
  @inline(__always) var remindersTrialOpen: String { say(2743) }
  @inline(__always) func remindersTrialDone(with: String, ofWith: String, without: String, ofWithout: String) -> String {
    say(2744, [with, ofWith, without, ofWithout])
  }
  @inline(__always) func remindersTrialNoted(with: String, ofWith: String, without: String, ofWithout: String) -> String {
    say(2745, [with, ofWith, without, ofWithout])
  }
  @inline(__always) func remindersTrialInterval(middle: String, least: String, most: String) -> String {
    say(2746, [middle, least, most])
  }
  @inline(__always) var remindersTrialKeep: String { say(2747) }
  @inline(__always) var remindersTrialRemove: String { say(2748) }
  @inline(__always) var remindersTrialRemoved: String { say(2749) }

  // Savings

  @inline(__always) var savingsTitle: String { say(2523) }
  @inline(__always) var savingsNoPrice: String { say(2750) }
  @inline(__always) var savingsPriceQuestion: String { say(2751) }
  @inline(__always) var savingsPriceProblem: String { say(2752) }
  @inline(__always) var savingsPackProblem: String { say(2753) }
  @inline(__always) var savingsToPlan: String { say(2259) }
  @inline(__always) var savingsAvailable: String { say(2754) }
  @inline(__always) var savingsAvailableWhy: String { say(2755) }
  @inline(__always) var savingsSaved: String { say(2756) }
  @inline(__always) var savingsSavedWhy: String { say(2757) }
  @inline(__always) var savingsSpent: String { say(2758) }
  @inline(__always) var savingsSpentWhy: String { say(2759) }
  @inline(__always) var savingsOverdrawn: String { say(2760) }
  @inline(__always) var savingsWishes: String { say(2761) }
  @inline(__always) var savingsNoWishes: String { say(2762) }
  @inline(__always) var savingsNewWish: String { say(2763) }
  @inline(__always) func savingsUntil(date: String) -> String {
    say(2499, [date])
  }
  @inline(__always) var savingsProgress: String { say(2764) }
  @inline(__always) var savingsEnough: String { say(2765) }
  @inline(__always) func savingsLeft(amount: String) -> String {
    say(2509, [amount])
  }
  @inline(__always) var savingsBuy: String { say(2766) }
  @inline(__always) var savingsRemove: String { say(451) }
  @inline(__always) var savingsRemoved: String { say(1948) }
  @inline(__always) func savingsRefused(available: String) -> String {
    say(2767, [available])
  }
  @inline(__always) var savingsPurchases: String { say(2768) }
  @inline(__always) var savingsNewPurchase: String { say(2769) }
  @inline(__always) func savingsBought(title: String) -> String {
    say(2770, [title])
  }
  @inline(__always) var savingsKept: String { say(2771) }
  @inline(__always) var savingsTitleLabel: String { say(2772) }
  @inline(__always) var savingsTitleMissing: String { say(1235) }
  @inline(__always) func savingsAmountLabel(currency: String) -> String {
    say(2773, [currency])
  }
  @inline(__always) var savingsAmountProblem: String { say(2774) }
  @inline(__always) var savingsUntilLabel: String { say(2775) }
  @inline(__always) var savingsUntilProblem: String { say(2776) }
  @inline(__always) var savingsCategoryLabel: String { say(2777) }
  @inline(__always) var savingsCategoryHoliday: String { say(871) }
  @inline(__always) var savingsCategoryEmergency: String { say(2778) }
  @inline(__always) var savingsCategoryGadget: String { say(2779) }
  @inline(__always) var savingsCategoryHealth: String { say(105) }
  @inline(__always) var savingsCategoryLearning: String { say(2780) }
  @inline(__always) var savingsCategoryOther: String { say(28) }
  @inline(__always) var savingsKeep: String { say(2781) }
  @inline(__always) var savingsClose: String { say(5) }

  // Data

  @inline(__always) var dataStorage: String { say(2782) }
  @inline(__always) func dataCounts(list: String) -> String {
    say(2783, [list])
  }
  @inline(__always) var dataNoRecords: String { say(2784) }
  @inline(__always) var dataAnd: String { say(170) }
  @inline(__always) var dataEntries: String { say(2785) }
  @inline(__always) var dataEntries2: String { say(2786) }
  @inline(__always) var dataTotals: String { say(2787) }
  @inline(__always) var dataTotals2: String { say(2788) }
  @inline(__always) var dataCravings: String { say(2789) }
  @inline(__always) var dataCravings2: String { say(2790) }
  @inline(__always) var dataPlans: String { say(2791) }
  @inline(__always) var dataPlans2: String { say(2792) }
  @inline(__always) var dataReasons: String { say(2793) }
  @inline(__always) var dataReasons2: String { say(2794) }
  @inline(__always) var dataTrackers: String { say(2795) }
  @inline(__always) var dataTrackers2: String { say(2796) }
  @inline(__always) var dataThoughts: String { say(2797) }
  @inline(__always) var dataThoughts2: String { say(2798) }
  @inline(__always) var dataMeals: String { say(2799) }
  @inline(__always) var dataMeals2: String { say(2800) }
  @inline(__always) var dataSessions: String { say(2801) }
  @inline(__always) var dataSessions2: String { say(2802) }
  @inline(__always) var dataPictures: String { say(2803) }
  @inline(__always) var dataPictures2: String { say(2804) }
  @inline(__always) var dataOthers: String { say(2805) }
  @inline(__always) var dataOthers2: String { say(2806) }
  @inline(__always) var dataPersisted: String { say(2807) }
  @inline(__always) var dataNotPersisted: String { say(2808) }
  @inline(__always) var dataNotAgreed: String { say(2809) }
  @inline(__always) var dataKeepStorage: String { say(2810) }
  @inline(__always) var dataHowKept: String { say(2811) }
  @inline(__always) var dataHowKeptLines: String { say(2812) }
  @inline(__always) var dataHowKeptLines2: String { say(2813) }
  @inline(__always) var dataHowKeptLines3: String { say(2814) }
  @inline(__always) var dataFiles: String { say(2815) }
  @inline(__always) var dataBackupWhy: String { say(2816) }
  @inline(__always) var dataSaveBackup: String { say(2817) }
  @inline(__always) func dataBackedUp(date: String) -> String {
    say(2818, [date])
  }
  @inline(__always) var dataNeverBackedUp: String { say(2819) }
  @inline(__always) var dataSaveAll: String { say(2820) }
  @inline(__always) var dataSaveAllWhy: String { say(2821) }
  @inline(__always) var dataSaveFoodTable: String { say(2822) }
  @inline(__always) var dataSaveTable: String { say(2823) }
  @inline(__always) var dataTableWhy: String { say(2824) }
  @inline(__always) var dataRestore: String { say(2825) }
  @inline(__always) var dataRestoreWhy: String { say(2826) }
  @inline(__always) func dataMerged(new: String, already: String) -> String {
    say(2827, [new, already])
  }
  @inline(__always) func dataMerged2(new: String, changed: String, already: String) -> String {
    say(2828, [new, changed, already])
  }
  @inline(__always) func dataNothingNew(already: String) -> String {
    say(2829, [already])
  }
  @inline(__always) func dataBroken(line: String) -> String {
    say(2830, [line])
  }
  @inline(__always) var dataNotABackup: String { say(1705) }
  @inline(__always) var dataLater: String { say(2831) }
  @inline(__always) var dataDemo: String { say(2832) }
  @inline(__always) var dataDemoWhy: String { say(2833) }
  @inline(__always) var dataLeaveDemo: String { say(2209) }
  @inline(__always) var dataWipeTitle: String { say(2834) }
  @inline(__always) var dataWipeWhy: String { say(2835) }
  @inline(__always) var dataWipe: String { say(2836) }
  @inline(__always) var dataWipeGoes: String { say(2837) }
  @inline(__always) func dataWipeGoes2(list: String) -> String {
    say(2838, [list])
  }
  @inline(__always) var dataWipeIsFinal: String { say(2839) }
  @inline(__always) var dataWipeKeepsAccount: String { say(2840) }
  @inline(__always) var dataSaveFirst: String { say(2841) }
  @inline(__always) var dataWipeWord: String { say(2842) }
  @inline(__always) var dataWipeType: String { say(2843) }
  @inline(__always) var dataWipeForGood: String { say(2844) }
  @inline(__always) var dataClose: String { say(5) }

  // Settings

  @inline(__always) var settingsTitle: String { say(150) }
  @inline(__always) var settingsSearch: String { say(2845) }
  @inline(__always) func settingsNothingFound(words: String) -> String {
    say(2846, [words])
  }
  @inline(__always) var settingsNotChosen: String { say(47) }
  @inline(__always) var settingsPartYou: String { say(2847) }
  @inline(__always) var settingsPartDays: String { say(864) }
  @inline(__always) var settingsPartApp: String { say(2848) }
  @inline(__always) var settingsPartJournal: String { say(2849) }
  @inline(__always) var settingsOn: String { say(2850) }
  @inline(__always) var settingsOff: String { say(2851) }
  @inline(__always) var settingsPerson: String { say(2852) }
  @inline(__always) var settingsName: String { say(1714) }
  @inline(__always) var settingsNameHint: String { say(2853) }
  @inline(__always) var settingsPortrait: String { say(2854) }
  @inline(__always) var settingsAddPortrait: String { say(2855) }
  @inline(__always) var settingsOtherPortrait: String { say(2856) }
  @inline(__always) var settingsRemovePortrait: String { say(2857) }
  @inline(__always) var settingsPortraitRemoved: String { say(2858) }
  @inline(__always) var settingsLanguageLabel: String { say(136) }
  @inline(__always) var settingsLook: String { say(2859) }
  @inline(__always) var settingsTheme: String { say(2860) }
  @inline(__always) var settingsThemeSystem: String { say(2861) }
  @inline(__always) var settingsThemeLight: String { say(2862) }
  @inline(__always) var settingsThemeDark: String { say(2863) }
  @inline(__always) var settingsContrast: String { say(2864) }
  @inline(__always) var settingsContrastDetail: String { say(2865) }
  @inline(__always) var settingsConventions: String { say(2866) }
  @inline(__always) var settingsClock: String { say(2867) }
  @inline(__always) var settingsClockDevice: String { say(2861) }
  @inline(__always) var settingsClock12: String { say(2868) }
  @inline(__always) var settingsClock24: String { say(2869) }
  @inline(__always) var settingsCurrency: String { say(1838) }
  @inline(__always) var settingsCountry: String { say(46) }
  @inline(__always) var settingsDay: String { say(2870) }
  @inline(__always) var settingsDayStart: String { say(2871) }
  @inline(__always) var settingsDayStartWhy: String { say(2872) }
  @inline(__always) var settingsTouch: String { say(2873) }
  @inline(__always) var settingsVibration: String { say(2874) }
  @inline(__always) var settingsVibrationDetail: String { say(2875) }
  @inline(__always) var settingsInstallTitle: String { say(2876) }
  @inline(__always) var settingsInstalled: String { say(2877) }
  @inline(__always) var settingsInstall: String { say(2878) }
  @inline(__always) var settingsInstallWhy: String { say(2879) }
  @inline(__always) var settingsInstallIPhone: String { say(2880) }
  @inline(__always) var settingsInstallAndroid: String { say(2881) }
  @inline(__always) var settingsAbout: String { say(2882) }
  @inline(__always) var settingsPrivacy: String { say(121) }
  @inline(__always) func settingsBuild(files: String) -> String {
    say(2883, [files])
  }
  @inline(__always) var settingsTerms: String { say(119) }
  @inline(__always) var settingsVersion: String { say(2884) }
  @inline(__always) var settingsNotMedicalAdvice: String { say(120) }

  // Share

  @inline(__always) var shareTitle: String { say(2885) }
  @inline(__always) var shareLead: String { say(2886) }
  @inline(__always) var shareWhat: String { say(2887) }
  @inline(__always) var shareMost: String { say(2888) }
  @inline(__always) var shareLook: String { say(2859) }
  @inline(__always) var shareLookPaper: String { say(2889) }
  @inline(__always) var shareLookDusk: String { say(2890) }
  @inline(__always) var shareLookNight: String { say(1553) }
  @inline(__always) var shareAmounts: String { say(2891) }
  @inline(__always) var shareAmountsDetail: String { say(2892) }
  @inline(__always) var shareSend: String { say(2893) }
  @inline(__always) var shareSave: String { say(2894) }
  @inline(__always) var sharePick: String { say(2895) }
  @inline(__always) var shareEmptyTitle: String { say(2896) }
  @inline(__always) var shareEmptyText: String { say(2897) }
  @inline(__always) var shareOpen: String { say(2898) }
  @inline(__always) func shareLabel(words: String) -> String {
    say(2899, [words])
  }
  @inline(__always) func shareTimeCigarettes(unit: String) -> String {
    say(2900, [unit])
  }
  @inline(__always) func shareTimeVape(unit: String) -> String {
    say(2901, [unit])
  }
  @inline(__always) func shareTimeAlcohol(unit: String) -> String {
    say(2902, [unit])
  }
  @inline(__always) func shareTimeOwn(unit: String, name: String) -> String {
    say(2903, [unit, name])
  }
  @inline(__always) func sharePause(unit: String) -> String {
    say(2904, [unit])
  }
  @inline(__always) func shareNamed(words: String, name: String) -> String {
    say(2905, [words, name])
  }
  @inline(__always) var shareMoney: String { say(2906) }
  @inline(__always) var shareSaved: String { say(1692) }
  @inline(__always) func shareDays(count: Int) -> String {
    say(246, [String(count)], by: count)
  }
  @inline(__always) func shareHours(count: Int) -> String {
    say(2907, [String(count)], by: count)
  }
  @inline(__always) func sharePassed(count: Int) -> String {
    say(2908, [String(count)], by: count)
  }
  @inline(__always) func shareStreak(count: Int) -> String {
    say(2909, [String(count)], by: count)
  }

  // Sounds

  @inline(__always) var soundsTitle: String { say(2910) }
  @inline(__always) var soundsLead: String { say(2911) }
  @inline(__always) var soundsOpen: String { say(2912) }
  @inline(__always) var soundsQuiet: String { say(1303) }
  @inline(__always) var soundsFoundBlocked: String { say(2913) }
  @inline(__always) var soundsFoundSilent: String { say(2914) }
  @inline(__always) var soundsGongs: String { say(2915) }
  @inline(__always) var soundsVolume: String { say(2916) }
  @inline(__always) var soundsVolumeHint: String { say(2917) }
  @inline(__always) var soundsTryGong: String { say(2918) }
  @inline(__always) var soundsTryMeditation: String { say(2919) }
  @inline(__always) var soundsAmbience: String { say(2920) }
  @inline(__always) var soundsNameNil: String { say(1226) }
  @inline(__always) var soundsNameWaves: String { say(2921) }
  @inline(__always) var soundsNameRain: String { say(2922) }
  @inline(__always) var soundsNameFire: String { say(2923) }
  @inline(__always) var soundsAmbienceVolume: String { say(2924) }
  @inline(__always) var soundsTryAmbience: String { say(2925) }
  @inline(__always) var soundsBreathing: String { say(2926) }
  @inline(__always) var soundsTheme: String { say(2927) }
  @inline(__always) var soundsNameDistinctive: String { say(2928) }
  @inline(__always) var soundsNameMarimba: String { say(2929) }
  @inline(__always) var soundsNameHarp: String { say(2930) }
  @inline(__always) var soundsNameGuitar: String { say(2931) }
  @inline(__always) var soundsThemeHint: String { say(2932) }
  @inline(__always) var soundsTryBreathing: String { say(2933) }
  @inline(__always) var soundsWorkout: String { say(2934) }
  @inline(__always) var soundsTryIntervals: String { say(2935) }
  @inline(__always) var soundsSpeechSample: String { say(2936) }
  @inline(__always) var soundsTogether: String { say(2937) }
  @inline(__always) var soundsNotAlways: String { say(2938) }
  @inline(__always) var soundsNameInMeditation: String { say(2939) }
  @inline(__always) var soundsNameInBreathing: String { say(2940) }
  @inline(__always) var soundsNameCountdown: String { say(2941) }
  @inline(__always) var soundsNameSpeech: String { say(2942) }
  @inline(__always) var soundsNameCravingEnd: String { say(2943) }
  @inline(__always) var soundsNameMixing: String { say(2944) }
  @inline(__always) var soundsDetailCountdown: String { say(2945) }
  @inline(__always) var soundsDetailSpeech: String { say(2946) }
  @inline(__always) var soundsDetailCravingEnd: String { say(2947) }
  @inline(__always) var soundsDetailMixing: String { say(2948) }

  // StreaksScreen

  @inline(__always) var streaksScreenNear: String { say(2949) }

  // Streaks

  @inline(__always) var streaksTitle: String { say(2950) }
  @inline(__always) var streaksSeeAll: String { say(2951) }
  @inline(__always) var streaksSection: String { say(2952) }
  @inline(__always) var streaksInARow: String { say(2953) }
  @inline(__always) func streaksInARowOf(name: String) -> String {
    say(2954, [name])
  }
  @inline(__always) var streaksSortLabel: String { say(2955) }
  @inline(__always) var streaksByLength: String { say(2956) }
  @inline(__always) var streaksByName: String { say(2957) }
  @inline(__always) var streaksEmptyTitle: String { say(2958) }
  @inline(__always) var streaksEmptyText: String { say(2959) }
  @inline(__always) var streaksToPlan: String { say(2259) }
  @inline(__always) var streaksNewRun: String { say(2960) }
  @inline(__always) var streaksTotal: String { say(581) }
  @inline(__always) var streaksStrength: String { say(2961) }
  @inline(__always) func streaksStrength2(percent: Int) -> String {
    say(2962, [String(percent)])
  }
  @inline(__always) func streaksBest(length: String) -> String {
    say(2963, [length])
  }
  @inline(__always) func streaksBestSpan(first: String, last: String) -> String {
    say(2964, [first, last])
  }
  @inline(__always) func streaksInAll(length: String) -> String {
    say(2965, [length])
  }
  @inline(__always) func streaksLength(count: Int, number: String) -> String {
    say(2966, [String(count), number], by: count)
  }
  @inline(__always) func streaksLineAvoidance(length: String) -> String {
    say(1461, [length])
  }
  @inline(__always) func streaksLineAwareness(length: String) -> String {
    say(2967, [length])
  }
  @inline(__always) func streaksLineAwareness2(length: String) -> String {
    say(2968, [length])
  }
  @inline(__always) var streaksPractised: String { say(145) }
  @inline(__always) var streaksNameMindful: String { say(2969) }
  @inline(__always) var streaksNameWorkout: String { say(2970) }
  @inline(__always) var streaksSwaps: String { say(2971) }
  @inline(__always) func streaksNameKept(name: String) -> String {
    say(2972, [name])
  }
  @inline(__always) func streaksNameFree(name: String) -> String {
    say(2973, [name])
  }
  @inline(__always) var streaksGrace0: String { say(2974) }
  @inline(__always) var streaksGrace1: String { say(2975) }
  @inline(__always) func streaksGrace1n2(onHand: Int) -> String {
    say(2976, [String(onHand)])
  }
  @inline(__always) func streaksMended(last: String) -> String {
    say(2977, [last])
  }
  @inline(__always) func streaksMended2(count: Int, last: String) -> String {
    say(2978, [String(count), last])
  }
  @inline(__always) func streaksEarning(every: Int, most: Int) -> String {
    say(2979, [String(every), String(most)])
  }
  @inline(__always) var streaksMeaning: String { say(2980) }
  @inline(__always) var streaksMeaningLines: String { say(2981) }
  @inline(__always) var streaksMeaningLines2: String { say(2982) }
  @inline(__always) var streaksMeaningLines3: String { say(2983) }
  @inline(__always) var streaksMeaningLines4: String { say(2984) }
  @inline(__always) var streaksHide: String { say(1878) }
  @inline(__always) func streaksHide2(name: String) -> String {
    say(2985, [name])
  }
  @inline(__always) var streaksHidden: String { say(1884) }
  @inline(__always) var streaksShow: String { say(2986) }
  @inline(__always) func streaksShow2(name: String) -> String {
    say(2987, [name])
  }
  @inline(__always) var streaksSaidHidden: String { say(2988) }
  @inline(__always) var streaksSaidShown: String { say(2989) }
  @inline(__always) var streaksPast: String { say(2990) }
  @inline(__always) func streaksPast2(name: String, until: String) -> String {
    say(2991, [name, until])
  }
  @inline(__always) var streaksNameCounter: String { say(2992) }
  @inline(__always) var streaksNameYesNo: String { say(2993) }
  @inline(__always) var streaksNameLevels: String { say(2994) }
  @inline(__always) var streaksNameAwareness: String { say(2995) }
  @inline(__always) var streaksNameAvoidance: String { say(2996) }
  @inline(__always) var streaksNameFeelings: String { say(195) }
  @inline(__always) var streaksNameGratitude: String { say(196) }

  // CommonFood

  @inline(__always) var commonFoodNameSugarySoda: String { say(2997) }
  @inline(__always) var commonFoodNameWhiteBread: String { say(2998) }
  @inline(__always) var commonFoodNameJuice: String { say(2999) }
  @inline(__always) var commonFoodNameCookies: String { say(3000) }
  @inline(__always) var commonFoodNameFries: String { say(3001) }
  @inline(__always) var commonFoodNameIceCream: String { say(3002) }
  @inline(__always) var commonFoodNameFruitDrink: String { say(3003) }
  @inline(__always) var commonFoodNamePotatoChips: String { say(3004) }

  // FocusCard

  @inline(__always) var focusCardChooseTitle: String { say(3005) }
  @inline(__always) var focusCardChooseText: String { say(3006) }
  @inline(__always) var focusCardChoose: String { say(3007) }
  @inline(__always) var focusCardConfirmTitle: String { say(3008) }
  @inline(__always) func focusCardConfirm0(name: String) -> String {
    say(3009, [name])
  }
  @inline(__always) func focusCardConfirm1(name: String) -> String {
    say(3010, [name])
  }
  @inline(__always) func focusCardConfirm1n2(name: String, count: Int) -> String {
    say(3011, [name, String(count)])
  }
  @inline(__always) var focusCardKeep: String { say(3012) }
  @inline(__always) var focusCardAnother: String { say(3013) }
  @inline(__always) func focusCardReview(name: String) -> String {
    say(3014, [name])
  }
  @inline(__always) func focusCardBest(title: String) -> String {
    say(3015, [title])
  }
  @inline(__always) func focusCardGoTo(title: String) -> String {
    say(3016, [title])
  }
  @inline(__always) var focusCardWeek: String { say(3017) }
  @inline(__always) var focusCardQuestion: String { say(3018) }
  @inline(__always) var focusCardOthers: String { say(3019) }
  @inline(__always) var focusCardReviewed: String { say(2724) }
  @inline(__always) var focusCardYesterday: String { say(3020) }
  @inline(__always) var focusCardNotYesterday: String { say(3021) }
  @inline(__always) var focusCardNotToday: String { say(2527) }

  // Food

  @inline(__always) var foodTitle: String { say(3022) }
  @inline(__always) var foodTrade: String { say(197) }
  @inline(__always) var foodTradeDetail: String { say(198) }
  @inline(__always) var foodLead: String { say(3023) }
  @inline(__always) var foodWatches: String { say(3024) }
  @inline(__always) var foodWatchesDetail: String { say(3025) }
  @inline(__always) var foodHideNumbers: String { say(3026) }
  @inline(__always) var foodHideNumbersDetail: String { say(3027) }
  @inline(__always) var foodHiddenForSafety: String { say(3028) }
  @inline(__always) var foodSwapped: String { say(3029) }
  @inline(__always) var foodSwapped2: String { say(3030) }
  @inline(__always) var foodRecalled: String { say(3031) }
  @inline(__always) var foodRecalled2: String { say(3032) }
  @inline(__always) var foodFirstTitle: String { say(3033) }
  @inline(__always) var foodFirstHint: String { say(3034) }
  @inline(__always) var foodAnother: String { say(3035) }
  @inline(__always) var foodAnotherDetail: String { say(3036) }
  @inline(__always) var foodHowTitle: String { say(3037) }
  @inline(__always) var foodTitleRecall: String { say(3038) }
  @inline(__always) var foodTitleInsight: String { say(3039) }
  @inline(__always) var foodTitleSwap: String { say(3040) }
  @inline(__always) var foodLineRecall: String { say(3041) }
  @inline(__always) var foodLineInsight: String { say(3042) }
  @inline(__always) var foodLineSwap: String { say(3043) }

  // FoodWeeks

  @inline(__always) var foodWeeksTitle: String { say(3044) }
  @inline(__always) var foodWeeksRecalls: String { say(3045) }
  @inline(__always) var foodWeeksRecalls2: String { say(3046) }
  @inline(__always) var foodWeeksSwaps: String { say(3047) }
  @inline(__always) var foodWeeksSwaps2: String { say(3048) }
  @inline(__always) var foodWeeksEnergy: String { say(3049) }
  @inline(__always) var foodWeeksEnergyWhy: String { say(3050) }
  @inline(__always) var foodWeeksStreak: String { say(3051) }
  @inline(__always) var foodWeeksSwapsTitle: String { say(3052) }
  @inline(__always) var foodWeeksSwapsSentence0: String { say(3053) }
  @inline(__always) var foodWeeksSwapsSentence1: String { say(3054) }
  @inline(__always) func foodWeeksSwapsSentence1n2(count: String) -> String {
    say(3055, [count])
  }
  @inline(__always) func foodWeeksSwapsSentence1n3(swaps: String) -> String {
    say(3056, [swaps])
  }
  @inline(__always) func foodWeeksSwapsSentence1n4(swaps: String, weeks: Int) -> String {
    say(3057, [swaps, String(weeks)])
  }
  @inline(__always) func foodWeeksFoodSentence(weeks: Int, name: String, days: String) -> String {
    say(3058, [String(weeks), name, days], by: weeks)
  }
  @inline(__always) var foodWeeksWeek: String { say(849) }
  @inline(__always) var foodWeeksDays: String { say(2279) }
  @inline(__always) var foodWeeksAsTable: String { say(3059) }
  @inline(__always) var foodWeeksByWeek: String { say(3060) }
  @inline(__always) var foodWeeksRecalled0: String { say(3061) }
  @inline(__always) var foodWeeksRecalled1: String { say(3062) }
  @inline(__always) func foodWeeksRecalled1n2(count: Int) -> String {
    say(3063, [String(count)])
  }
  @inline(__always) var foodWeeksUsed0: String { say(3064) }
  @inline(__always) var foodWeeksUsed1: String { say(3054) }
  @inline(__always) func foodWeeksUsed1n2(count: Int) -> String {
    say(3055, [String(count)])
  }
  @inline(__always) func foodWeeksTraded(energy: String) -> String {
    say(3065, [energy])
  }
  @inline(__always) func foodWeeksInARow(days: String) -> String {
    say(2968, [days])
  }
  @inline(__always) var foodWeeksEmptyTitle: String { say(3066) }
  @inline(__always) var foodWeeksEmptyText: String { say(3067) }

  // Insights

  @inline(__always) var insightsTitle: String { say(3068) }
  @inline(__always) var insightsLead: String { say(3069) }
  @inline(__always) var insightsCoverage0: String { say(3070) }
  @inline(__always) var insightsCoverage1: String { say(3071) }
  @inline(__always) func insightsCoverage1n2(weekdays: Int) -> String {
    say(3072, [String(weekdays)])
  }
  @inline(__always) var insightsCoverage0n2: String { say(3073) }
  @inline(__always) var insightsCoverage1n3: String { say(3074) }
  @inline(__always) func insightsCoverage1n4(weekend: Int) -> String {
    say(171, [String(weekend)])
  }
  @inline(__always) func insightsCoverage1n5(work: String, rest: String) -> String {
    say(3075, [work, rest])
  }
  @inline(__always) var insightsOneDay: String { say(3076) }
  @inline(__always) var insightsGapAnotherDay: String { say(3077) }
  @inline(__always) var insightsGapWeekday: String { say(3078) }
  @inline(__always) var insightsGapWeekend: String { say(3079) }
  @inline(__always) func insightsImpact(energy: String, measure: String) -> String {
    say(3080, [energy, measure])
  }
  @inline(__always) func insightsImpact2(energy: String) -> String {
    say(3081, [energy])
  }
  @inline(__always) var insightsWhy: String { say(3082) }
  @inline(__always) var insightsDays: String { say(3083) }
  @inline(__always) var insightsDays2: String { say(3084) }
  @inline(__always) func insightsDays3(some: String, all: Int) -> String {
    say(3085, [some, String(all)])
  }
  @inline(__always) var insightsServings: String { say(3086) }
  @inline(__always) func insightsServings2(amount: String) -> String {
    say(3087, [amount])
  }
  @inline(__always) func insightsDensity(energy: String) -> String {
    say(3088, [energy])
  }
  @inline(__always) var insightsDense: String { say(3089) }
  @inline(__always) func insightsAddedSugar(grams: String) -> String {
    say(3090, [grams])
  }
  @inline(__always) var insightsSweetened: String { say(3091) }
  @inline(__always) var insightsSetFocus: String { say(3092) }
  @inline(__always) func insightsMore(count: Int) -> String {
    say(3093, [String(count)], by: count)
  }
  @inline(__always) var insightsStale: String { say(3094) }
  @inline(__always) var insightsRefresh: String { say(3095) }
  @inline(__always) var insightsFewTitle: String { say(3096) }
  @inline(__always) var insightsFewText: String { say(3097) }
  @inline(__always) var insightsFewText2: String { say(3098) }
  @inline(__always) var insightsNothingTitle: String { say(3099) }
  @inline(__always) var insightsNothingText: String { say(3100) }

  // Shopping

  @inline(__always) var shoppingTitle: String { say(3101) }
  @inline(__always) var shoppingEmptyTitle: String { say(3102) }
  @inline(__always) var shoppingEmptyText: String { say(3103) }
  @inline(__always) var shoppingOwnLine: String { say(2531) }
  @inline(__always) var shoppingAdd: String { say(2439) }
  @inline(__always) var shoppingRemove: String { say(451) }
  @inline(__always) var shoppingChange: String { say(1197) }
  @inline(__always) var shoppingLine: String { say(3104) }
  @inline(__always) var shoppingKeep: String { say(888) }
  @inline(__always) var shoppingLeave: String { say(3105) }
  @inline(__always) var shoppingRemoved: String { say(1948) }
  @inline(__always) var shoppingShare: String { say(3106) }
  @inline(__always) var shoppingFile: String { say(3107) }
  @inline(__always) var shoppingPrinted: String { say(407) }

  // SwapForm

  @inline(__always) var swapFormTitleLabel: String { say(3108) }
  @inline(__always) var swapFormTitleProblem: String { say(3109) }
  @inline(__always) var swapFormLineLabel: String { say(3110) }
  @inline(__always) var swapFormLineHint: String { say(3111) }
  @inline(__always) var swapFormTarget: String { say(3112) }
  @inline(__always) var swapFormPart: String { say(1725) }
  @inline(__always) var swapFormPartHint: String { say(3113) }
  @inline(__always) func swapFormAsWords(words: String) -> String {
    say(3114, [words])
  }
  @inline(__always) func swapFormGrams(name: String) -> String {
    say(3115, [name])
  }
  @inline(__always) var swapFormGramsProblem: String { say(3116) }
  @inline(__always) var swapFormRemove: String { say(451) }
  @inline(__always) var swapFormSave: String { say(888) }
  @inline(__always) var swapFormDelete: String { say(889) }
  @inline(__always) var swapFormClose: String { say(5) }

  // Swaps

  @inline(__always) var swapsTitle: String { say(3117) }
  @inline(__always) var swapsFocus: String { say(3118) }
  @inline(__always) func swapsFocus2(name: String) -> String {
    say(3119, [name])
  }
  @inline(__always) var swapsOfSeven: String { say(3120) }
  @inline(__always) var swapsProgress0: String { say(3121) }
  @inline(__always) var swapsProgress1: String { say(3122) }
  @inline(__always) func swapsProgress1n2(count: Int) -> String {
    say(3123, [String(count)])
  }
  @inline(__always) var swapsBand0: String { say(3124) }
  @inline(__always) var swapsBand1: String { say(3125) }
  @inline(__always) var swapsBand3: String { say(3126) }
  @inline(__always) var swapsBand5: String { say(3127) }
  @inline(__always) var swapsBand5n2: String { say(3128) }
  @inline(__always) var swapsGoTo: String { say(3129) }
  @inline(__always) var swapsUsed: String { say(3130) }
  @inline(__always) var swapsUseOnce: String { say(3131) }
  @inline(__always) var swapsMakeGoTo: String { say(3132) }
  @inline(__always) var swapsNoGoTo: String { say(3133) }
  @inline(__always) var swapsRefuse: String { say(1119) }
  @inline(__always) var swapsTakeBack: String { say(3134) }
  @inline(__always) var swapsRefused: String { say(3135) }
  @inline(__always) var swapsYours: String { say(3136) }
  @inline(__always) var swapsEdit: String { say(3137) }
  @inline(__always) var swapsOthers: String { say(3138) }
  @inline(__always) var swapsMore: String { say(2031) }
  @inline(__always) var swapsParts: String { say(1725) }
  @inline(__always) func swapsLess(energy: String) -> String {
    say(3139, [energy])
  }
  @inline(__always) var swapsLighter: String { say(3140) }
  @inline(__always) var swapsLessSweet: String { say(3141) }
  @inline(__always) var swapsSameKind: String { say(3142) }
  @inline(__always) var swapsOnList: String { say(3143) }
  @inline(__always) var swapsGoToListed: String { say(3144) }
  @inline(__always) var swapsMakeFocus: String { say(3092) }
  @inline(__always) func swapsMakeFocus2(name: String) -> String {
    say(3145, [name])
  }
  @inline(__always) var swapsChange: String { say(3146) }
  @inline(__always) var swapsNone: String { say(3147) }
  @inline(__always) var swapsStay: String { say(3148) }
  @inline(__always) var swapsChooseTitle: String { say(3149) }
  @inline(__always) var swapsChooseText: String { say(3150) }
  @inline(__always) var swapsFrequent: String { say(3151) }
  @inline(__always) var swapsCommon: String { say(3152) }
  @inline(__always) var swapsSearch: String { say(3153) }
  @inline(__always) var swapsFound0: String { say(3154) }
  @inline(__always) var swapsFound1: String { say(3155) }
  @inline(__always) func swapsFound1n2(count: Int) -> String {
    say(3156, [String(count)])
  }
  @inline(__always) var swapsCurrent: String { say(3157) }
  @inline(__always) var swapsOwn: String { say(3158) }
  @inline(__always) var swapsNoSwaps: String { say(3159) }
  @inline(__always) var swapsLoading: String { say(3160) }
  @inline(__always) var swapsMissing: String { say(3161) }
  @inline(__always) var swapsAgain: String { say(899) }
  @inline(__always) var swapsWhy: String { say(3162) }
  @inline(__always) var swapsSomeFood: String { say(3163) }
  @inline(__always) var swapsSomeSwap: String { say(3164) }
  @inline(__always) var swapsToShopping: String { say(3101) }
  @inline(__always) var swapsToWeeks: String { say(3044) }
  @inline(__always) var swapsToInsights: String { say(3068) }
  @inline(__always) var swapsStaleSwaps: String { say(3165) }
  @inline(__always) func swapsSaidFocus(name: String) -> String {
    say(3166, [name])
  }
  @inline(__always) var swapsSaidNone: String { say(3167) }
  @inline(__always) func swapsSaidUsed(count: String) -> String {
    say(3168, [count])
  }
  @inline(__always) var swapsSaidGoTo: String { say(3169) }
  @inline(__always) func swapsSwapped(title: String) -> String {
    say(3170, [title])
  }
  @inline(__always) var swapsShare: String { say(3106) }
  @inline(__always) var swapsWhichDay: String { say(3171) }
  @inline(__always) var swapsWhichSwap: String { say(3172) }
  @inline(__always) func swapsCard(title: String, food: String) -> String {
    say(3173, [title, food])
  }
  @inline(__always) func swapsInstead(name: String) -> String {
    say(3174, [name])
  }
  @inline(__always) var swapsDelete: String { say(889) }
  @inline(__always) var swapsRecall: String { say(3175) }
  @inline(__always) var swapsSaidKept: String { say(8) }
  @inline(__always) var swapsSaidDeleted: String { say(1171) }

  // Sync

  @inline(__always) var syncTitle: String { say(3176) }
  @inline(__always) func syncAllThere(time: String) -> String {
    say(3177, [time])
  }
  @inline(__always) var syncAllHere: String { say(3178) }
  @inline(__always) func syncWaiting(count: Int) -> String {
    say(3179, [String(count)], by: count)
  }
  @inline(__always) var syncFetching: String { say(3180) }
  @inline(__always) func syncFetching2(part: Int, parts: Int) -> String {
    say(3181, [String(part), String(parts)])
  }
  @inline(__always) var syncOff: String { say(3182) }
  @inline(__always) func syncNotSent(count: Int) -> String {
    say(3183, [String(count)], by: count)
  }
  @inline(__always) var syncSignedOut: String { say(3184) }
  @inline(__always) var syncOldKey: String { say(3185) }
  @inline(__always) var syncTroubleUnreachable: String { say(3186) }
  @inline(__always) var syncTroubleFull: String { say(3187) }
  @inline(__always) var syncTroubleOutdated: String { say(3188) }
  @inline(__always) var syncTroubleOdd: String { say(3189) }
  @inline(__always) var syncOnSwitch: String { say(3190) }
  @inline(__always) var syncOnDetail: String { say(3191) }
  @inline(__always) var syncCopyStays: String { say(3192) }
  @inline(__always) var syncRemoveCopy: String { say(3193) }
  @inline(__always) var syncAttention: String { say(3194) }
  @inline(__always) func syncRefused(count: Int) -> String {
    say(3195, [String(count)], by: count)
  }
  @inline(__always) func syncUnreadable(count: Int) -> String {
    say(3196, [String(count)], by: count)
  }
  @inline(__always) var syncDiffers: String { say(3197) }
  @inline(__always) var syncWithheld: String { say(3198) }
  @inline(__always) var syncWithheldLine: String { say(3199) }
  @inline(__always) var syncUnderstood: String { say(3200) }

  // WhereKept

  @inline(__always) var whereKeptWhereKept: String { say(3201) }
  @inline(__always) var whereKeptWhereKept2: String { say(3202) }
  @inline(__always) var whereKeptWhereKept3: String { say(3203) }
  @inline(__always) var whereKeptWhereJournalIs: String { say(3204) }
  @inline(__always) var whereKeptWhereJournalIs2: String { say(3205) }
  @inline(__always) var whereKeptWhereJournalIs3: String { say(3206) }

  // TechniqueOffer

  @inline(__always) var techniqueOfferHeading: String { say(199) }
  @inline(__always) var techniqueOfferByTriggers: String { say(3207) }
  @inline(__always) var techniqueOfferTrial: String { say(3208) }
  @inline(__always) var techniqueOfferHelped: String { say(3209) }
  @inline(__always) var techniqueOfferHelped2: String { say(3210) }
  @inline(__always) func techniqueOfferHelped3(part: String, all: String) -> String {
    say(3211, [part, all])
  }
  @inline(__always) func techniqueOfferHelped4(all: String) -> String {
    say(3212, [all])
  }
  @inline(__always) func techniqueOfferTried(all: String) -> String {
    say(3213, [all])
  }
  @inline(__always) func techniqueOfferFell(mean: String) -> String {
    say(3214, [mean])
  }
  @inline(__always) func techniqueOfferFell2(mean: String, number: String) -> String {
    say(3215, [mean, number])
  }
  @inline(__always) var techniqueOfferMore: String { say(200) }
  @inline(__always) var techniqueOfferFewer: String { say(3216) }
  @inline(__always) var techniqueOfferDriving: String { say(3217) }
  @inline(__always) func techniqueOfferStep(step: Int, count: Int) -> String {
    say(38, [String(step), String(count)])
  }
  @inline(__always) var techniqueOfferNext: String { say(1) }
  @inline(__always) var techniqueOfferBack: String { say(2) }
  @inline(__always) var techniqueOfferEnd: String { say(122) }
  @inline(__always) var techniqueOfferAfter: String { say(201) }
  @inline(__always) var techniqueOfferSkip: String { say(39) }
  @inline(__always) var techniqueOfferCards: String { say(3218) }
  @inline(__always) var techniqueOfferCards2: String { say(3219) }
  @inline(__always) var techniqueOfferCards3: String { say(3220) }
  @inline(__always) var techniqueOfferCards4: String { say(3221) }
  @inline(__always) func techniqueOfferCovered(card: Int) -> String {
    say(3222, [String(card)])
  }
  @inline(__always) func techniqueOfferOpened(card: Int, picture: String) -> String {
    say(3223, [String(card), picture])
  }
  @inline(__always) var techniqueOfferAllFound: String { say(3224) }
  @inline(__always) var techniqueOfferAgain: String { say(1627) }

  // TechniqueSteps

  @inline(__always) var techniqueStepsTextBoxBreathing: String { say(202) }
  @inline(__always) var techniqueStepsTextLongBreath: String { say(3225) }
  @inline(__always) var techniqueStepsTextCalmBreath: String { say(3226) }
  @inline(__always) var techniqueStepsTextFiveBreaths: String { say(3227) }
  @inline(__always) var techniqueStepsTextWalk: String { say(203) }
  @inline(__always) var techniqueStepsTextUrgeSurfing: String { say(204) }
  @inline(__always) var techniqueStepsTextFourDs: String { say(205) }
  @inline(__always) var techniqueStepsTextGrounding: String { say(3228) }
  @inline(__always) var techniqueStepsTextColdWater: String { say(3229) }
  @inline(__always) var techniqueStepsTextWater: String { say(3230) }
  @inline(__always) var techniqueStepsTextHandsBusy: String { say(3231) }
  @inline(__always) var techniqueStepsTextChewing: String { say(3232) }
  @inline(__always) var techniqueStepsTextPairs: String { say(3233) }
  @inline(__always) var techniqueStepsTextCountdown: String { say(3234) }
  @inline(__always) var techniqueStepsTextTalking: String { say(206) }
  @inline(__always) var techniqueStepsTextOwnReason: String { say(207) }
  @inline(__always) var techniqueStepsTextTeeth: String { say(3235) }
  @inline(__always) var techniqueStepsTextTreat: String { say(3236) }

  // Technique

  @inline(__always) var techniqueNameBoxBreathing: String { say(140) }
  @inline(__always) var techniqueNameLongBreath: String { say(3237) }
  @inline(__always) var techniqueNameCalmBreath: String { say(208) }
  @inline(__always) var techniqueNameFiveBreaths: String { say(3238) }
  @inline(__always) var techniqueNameWalk: String { say(209) }
  @inline(__always) var techniqueNameUrgeSurfing: String { say(210) }
  @inline(__always) var techniqueNameFourDs: String { say(211) }
  @inline(__always) var techniqueNameGrounding: String { say(3239) }
  @inline(__always) var techniqueNameColdWater: String { say(3240) }
  @inline(__always) var techniqueNameWater: String { say(212) }
  @inline(__always) var techniqueNameHandsBusy: String { say(3241) }
  @inline(__always) var techniqueNameChewing: String { say(3242) }
  @inline(__always) var techniqueNamePairs: String { say(3243) }
  @inline(__always) var techniqueNameCountdown: String { say(3244) }
  @inline(__always) var techniqueNameTalking: String { say(213) }
  @inline(__always) var techniqueNameOwnReason: String { say(214) }
  @inline(__always) var techniqueNameTeeth: String { say(215) }
  @inline(__always) var techniqueNameTreat: String { say(3245) }
  @inline(__always) var techniqueActionBoxBreathing: String { say(3246) }
  @inline(__always) var techniqueActionLongBreath: String { say(3247) }
  @inline(__always) var techniqueActionCalmBreath: String { say(3248) }
  @inline(__always) var techniqueActionFiveBreaths: String { say(3249) }
  @inline(__always) var techniqueActionWalk: String { say(3250) }
  @inline(__always) var techniqueActionUrgeSurfing: String { say(3251) }
  @inline(__always) var techniqueActionFourDs: String { say(3252) }
  @inline(__always) var techniqueActionGrounding: String { say(3253) }
  @inline(__always) var techniqueActionColdWater: String { say(3254) }
  @inline(__always) var techniqueActionWater: String { say(3255) }
  @inline(__always) var techniqueActionHandsBusy: String { say(3256) }
  @inline(__always) var techniqueActionChewing: String { say(3257) }
  @inline(__always) var techniqueActionPairs: String { say(3258) }
  @inline(__always) var techniqueActionCountdown: String { say(3259) }
  @inline(__always) var techniqueActionTalking: String { say(3260) }
  @inline(__always) var techniqueActionOwnReason: String { say(3261) }
  @inline(__always) var techniqueActionTeeth: String { say(3262) }
  @inline(__always) var techniqueActionTreat: String { say(3263) }

  // Techniques

  @inline(__always) var techniquesTitle: String { say(1794) }
  @inline(__always) var techniquesLead: String { say(3264) }
  @inline(__always) var techniquesOwn: String { say(3265) }
  @inline(__always) var techniquesOwnLead: String { say(3266) }
  @inline(__always) var techniquesName: String { say(1714) }
  @inline(__always) var techniquesNameProblem: String { say(3267) }
  @inline(__always) var techniquesSteps: String { say(2023) }
  @inline(__always) var techniquesStepsHint: String { say(3268) }
  @inline(__always) var techniquesAdd: String { say(705) }
  @inline(__always) var techniquesAdded: String { say(1882) }
  @inline(__always) var techniquesRemove: String { say(889) }
  @inline(__always) var techniquesRemoved: String { say(1171) }
  @inline(__always) var techniquesAll: String { say(3269) }
  @inline(__always) var techniquesAddOwn: String { say(3270) }
  @inline(__always) var techniquesTried: String { say(3271) }
  @inline(__always) func techniquesNotTried(count: String) -> String {
    say(3272, [count])
  }
  @inline(__always) func techniquesBest(name: String) -> String {
    say(3273, [name])
  }
  @inline(__always) func techniquesHelped(helped: String, tried: String) -> String {
    say(1480, [helped, tried])
  }
  @inline(__always) var techniquesHelpedYou: String { say(3274) }
  @inline(__always) func techniquesFell(mean: String) -> String {
    say(3275, [mean])
  }
  @inline(__always) var techniquesClose: String { say(5) }
  @inline(__always) var techniquesUntried: String { say(3276) }
  @inline(__always) var techniquesSources: String { say(3277) }
  @inline(__always) var techniquesPractice: String { say(3278) }

  // Thoughts

  @inline(__always) var thoughtsTitle: String { say(3279) }
  @inline(__always) var thoughtsLead: String { say(3280) }
  @inline(__always) var thoughtsWrite: String { say(3281) }
  @inline(__always) var thoughtsEmptyTitle: String { say(69) }
  @inline(__always) var thoughtsEmptyText: String { say(3282) }
  @inline(__always) var thoughtsList: String { say(3283) }
  @inline(__always) var thoughtsUntitled: String { say(3284) }
  @inline(__always) var thoughtsSheet: String { say(3284) }
  @inline(__always) var thoughtsPartSituation: String { say(3285) }
  @inline(__always) var thoughtsPartThought: String { say(3286) }
  @inline(__always) var thoughtsPartEvidenceFor: String { say(3287) }
  @inline(__always) var thoughtsPartEvidenceAgainst: String { say(3288) }
  @inline(__always) var thoughtsPartReframe: String { say(3289) }
  @inline(__always) var thoughtsHintSituation: String { say(3290) }
  @inline(__always) var thoughtsHintThought: String { say(3291) }
  @inline(__always) var thoughtsHintEvidenceFor: String { say(3292) }
  @inline(__always) var thoughtsHintReframe: String { say(3293) }
  @inline(__always) var thoughtsNature: String { say(3294) }
  @inline(__always) var thoughtsFact: String { say(3295) }
  @inline(__always) var thoughtsFeeling: String { say(3296) }
  @inline(__always) var thoughtsBefore: String { say(3297) }
  @inline(__always) var thoughtsAfter: String { say(3298) }
  @inline(__always) var thoughtsLow: String { say(26) }
  @inline(__always) var thoughtsHigh: String { say(27) }
  @inline(__always) func thoughtsFell(before: Int, after: Int) -> String {
    say(3299, [String(before), String(after)])
  }
  @inline(__always) var thoughtsSave: String { say(888) }
  @inline(__always) var thoughtsEmpty: String { say(3300) }
  @inline(__always) var thoughtsKept: String { say(1734) }
  @inline(__always) var thoughtsChanged: String { say(1170) }
  @inline(__always) var thoughtsDelete: String { say(889) }
  @inline(__always) var thoughtsDeleted: String { say(1171) }
  @inline(__always) var thoughtsClose: String { say(5) }
  @inline(__always) var thoughtsHide: String { say(3301) }
  @inline(__always) var thoughtsHideDetail: String { say(3302) }
  @inline(__always) var thoughtsHidden: String { say(3303) }

  // Tip

  @inline(__always) var tipAll: String { say(216) }
  @inline(__always) var tipAll2: String { say(217) }
  @inline(__always) var tipAll3: String { say(218) }
  @inline(__always) var tipAll4: String { say(219) }
  @inline(__always) var tipAll5: String { say(220) }
  @inline(__always) var tipAll6: String { say(221) }
  @inline(__always) var tipAll7: String { say(222) }
  @inline(__always) var tipAll8: String { say(223) }
  @inline(__always) var tipAll9: String { say(224) }
  @inline(__always) var tipAll10: String { say(225) }
  @inline(__always) var tipAll11: String { say(226) }
  @inline(__always) var tipAll12: String { say(227) }
  @inline(__always) var tipAll13: String { say(228) }
  @inline(__always) var tipAll14: String { say(229) }
  @inline(__always) var tipAll15: String { say(230) }
  @inline(__always) var tipAll16: String { say(231) }

  // Today

  @inline(__always) var todayTitle: String { say(7) }
  @inline(__always) var todayGreeting5: String { say(232) }
  @inline(__always) var todayGreeting12: String { say(233) }
  @inline(__always) var todayGreeting17: String { say(234) }
  @inline(__always) var todayGreeting17n2: String { say(235) }
  @inline(__always) func todayOf(target: String) -> String {
    say(185, [target])
  }
  @inline(__always) func todayUnitsToday(unit: String) -> String {
    say(236, [unit])
  }
  @inline(__always) var todayReached: String { say(3304) }
  @inline(__always) func todayLast(ago: String) -> String {
    say(237, [ago])
  }
  @inline(__always) var todayJustNow: String { say(238) }
  @inline(__always) var todayNoneYet: String { say(239) }
  @inline(__always) var todayUntilStop: String { say(240) }
  @inline(__always) var todaySinceStop: String { say(241) }
  @inline(__always) var todaySinceLast: String { say(3305) }
  @inline(__always) var todayFreeInAll: String { say(242) }
  @inline(__always) func todayFree(time: String) -> String {
    say(243, [time])
  }
  @inline(__always) func todayThisRun(time: String) -> String {
    say(244, [time])
  }
  @inline(__always) func todayBestRun(time: String) -> String {
    say(245, [time])
  }
  @inline(__always) func todayTimeUnits(count: Int) -> String {
    say(246, [String(count)], by: count)
  }
  @inline(__always) func todayTimeSentence(hours: Int) -> String {
    say(247, [String(hours)], by: hours)
  }
  @inline(__always) func todayTimeSentence2(minutes: Int) -> String {
    say(146, [String(minutes)], by: minutes)
  }
  @inline(__always) func todayTimeSentence3(days: String, hour: String, minute: String, label: String) -> String {
    say(248, [days, hour, minute, label])
  }
  @inline(__always) var todayMoreWays: String { say(249) }
  @inline(__always) var todayUndoLast: String { say(250) }
  @inline(__always) var todayEarlier: String { say(251) }
  @inline(__always) func todayLeftOf(target: String) -> String {
    say(252, [target])
  }
  @inline(__always) func todayOver(target: String) -> String {
    say(3306, [target])
  }
  @inline(__always) var todayTotal: String { say(253) }
  @inline(__always) func todayTotalTitle(day: String) -> String {
    say(254, [day])
  }
  @inline(__always) func todayTotalLabel(unit: String) -> String {
    say(255, [unit])
  }
  @inline(__always) var todayTotalHint: String { say(256) }
  @inline(__always) var todayTotalProblem: String { say(257) }
  @inline(__always) var todaySave: String { say(75) }
  @inline(__always) var todayClose: String { say(5) }
  @inline(__always) func todayNoted(amount: String) -> String {
    say(188, [amount])
  }
  @inline(__always) var todayNotedNone: String { say(3307) }
  @inline(__always) var todayUndo: String { say(9) }
  @inline(__always) var todayCraving: String { say(15) }
  @inline(__always) var todayEntries: String { say(258) }
  @inline(__always) func todayMoreCards(count: String) -> String {
    say(259, [count])
  }
  @inline(__always) func todayDone(count: String) -> String {
    say(3308, [count])
  }
  @inline(__always) func todayPassed(count: Int) -> String {
    say(260, [String(count)], by: count)
  }
  @inline(__always) var todaySaved: String { say(3309) }
  @inline(__always) func todayNotUsed(unit: String) -> String {
    say(3310, [unit])
  }
  @inline(__always) var todayAllEntries: String { say(261) }
  @inline(__always) var todayReading: String { say(3311) }
  @inline(__always) var todayYesterday: String { say(1155) }
  @inline(__always) func todayYesterdayQuestion(tracker: String) -> String {
    say(3312, [tracker])
  }
  @inline(__always) var todayNone: String { say(1226) }
  @inline(__always) var todayAdd: String { say(3313) }
  @inline(__always) var todayLater: String { say(565) }
  @inline(__always) var todaySlip: String { say(262) }
  @inline(__always) func todaySlipBody(tracker: String) -> String {
    say(263, [tracker])
  }
  @inline(__always) var todayGoOn: String { say(264) }
  @inline(__always) var todayAdjust: String { say(265) }
  @inline(__always) var todayPrepare: String { say(266) }
  @inline(__always) var todayInstallTitle: String { say(3314) }
  @inline(__always) var todayInstallBody: String { say(3315) }
  @inline(__always) var todayInstall: String { say(2878) }
  @inline(__always) var todayBackup: String { say(2817) }
  @inline(__always) var todayPutAway: String { say(267) }
  @inline(__always) var todayInsight: String { say(268) }
  @inline(__always) func todayInsightPassed(passed: String, all: String, count: Int) -> String {
    say(269, [passed, all, String(count)], by: count)
  }
  @inline(__always) func todayInsightTrigger(trigger: String, count: String, all: String) -> String {
    say(3316, [trigger, count, all])
  }
  @inline(__always) func todayInsightMean(now: String, days: Int, before: String) -> String {
    say(3317, [now, String(days), before])
  }
  @inline(__always) var todayTip: String { say(270) }
  @inline(__always) func todaySource(name: String) -> String {
    say(271, [name])
  }
  @inline(__always) var todayEmptyTitle: String { say(272) }
  @inline(__always) var todayEmptyBody: String { say(273) }
  @inline(__always) var todayEmptyAction: String { say(274) }
  @inline(__always) var todayPlain: String { say(3318) }

  // Preset

  @inline(__always) var presetNameMood: String { say(78) }
  @inline(__always) var presetNameFeelings: String { say(195) }
  @inline(__always) var presetNameGratitude: String { say(196) }
  @inline(__always) var presetNameWater: String { say(275) }
  @inline(__always) var presetNameEnergy: String { say(276) }
  @inline(__always) var presetNameMeditation: String { say(277) }
  @inline(__always) var presetNameWorkout: String { say(278) }
  @inline(__always) var presetNameStretching: String { say(144) }
  @inline(__always) var presetNameReading: String { say(279) }
  @inline(__always) var presetNameJournaling: String { say(280) }
  @inline(__always) var presetNameWalking: String { say(281) }
  @inline(__always) var presetNameDoomscrolling: String { say(282) }
  @inline(__always) var presetNameSnacking: String { say(283) }
  @inline(__always) var presetNameProcrastination: String { say(284) }
  @inline(__always) var presetNameRumination: String { say(285) }
  @inline(__always) var presetNamePhoneInConversations: String { say(286) }
  @inline(__always) var presetNameNailBiting: String { say(287) }
  @inline(__always) var presetFeelingLove: String { say(3319) }
  @inline(__always) var presetFeelingJoy: String { say(3320) }
  @inline(__always) var presetFeelingGratitude: String { say(3321) }
  @inline(__always) var presetFeelingConnection: String { say(3322) }
  @inline(__always) var presetFeelingFear: String { say(3323) }
  @inline(__always) var presetFeelingAnger: String { say(3324) }
  @inline(__always) var presetFeelingSadness: String { say(3325) }
  @inline(__always) var presetFeelingDisappointment: String { say(3326) }

  // TrackerEntry

  @inline(__always) var trackerEntryAmount: String { say(1162) }
  @inline(__always) var trackerEntryLevel: String { say(3327) }
  @inline(__always) var trackerEntryWords: String { say(3328) }
  @inline(__always) var trackerEntryGratitude: String { say(3329) }
  @inline(__always) var trackerEntryNote: String { say(710) }
  @inline(__always) var trackerEntryDate: String { say(3330) }
  @inline(__always) var trackerEntryTime: String { say(72) }
  @inline(__always) var trackerEntryTimeHint: String { say(3331) }
  @inline(__always) var trackerEntryAround: String { say(3332) }
  @inline(__always) var trackerEntryTriggers: String { say(702) }
  @inline(__always) var trackerEntryOwnTrigger: String { say(28) }
  @inline(__always) var trackerEntryPlace: String { say(3333) }
  @inline(__always) var trackerEntryOwnPlace: String { say(707) }
  @inline(__always) var trackerEntryKeep: String { say(75) }
  @inline(__always) var trackerEntryDelete: String { say(889) }
  @inline(__always) var trackerEntryClose: String { say(5) }
  @inline(__always) var trackerEntryProblemDate: String { say(1175) }
  @inline(__always) var trackerEntryProblemTime: String { say(1176) }
  @inline(__always) var trackerEntryProblemFuture: String { say(1177) }
  @inline(__always) var trackerEntryProblemAmount: String { say(3334) }
  @inline(__always) var trackerEntryProblemLevel: String { say(3335) }
  @inline(__always) var trackerEntryProblemWords: String { say(3336) }
  @inline(__always) var trackerEntryProblemNote: String { say(3337) }

  // TrackerForm

  @inline(__always) var trackerFormPickTitle: String { say(288) }
  @inline(__always) var trackerFormNewTitle: String { say(288) }
  @inline(__always) var trackerFormChangeTitle: String { say(3338) }
  @inline(__always) var trackerFormClose: String { say(5) }
  @inline(__always) var trackerFormKeep: String { say(75) }
  @inline(__always) var trackerFormOwnOne: String { say(289) }
  @inline(__always) var trackerFormName: String { say(1714) }
  @inline(__always) var trackerFormSide: String { say(2772) }
  @inline(__always) var trackerFormNameGood: String { say(290) }
  @inline(__always) var trackerFormNameSaboteur: String { say(291) }
  @inline(__always) var trackerFormDetailGood: String { say(292) }
  @inline(__always) var trackerFormDetailSaboteur: String { say(293) }
  @inline(__always) var trackerFormMode: String { say(3339) }
  @inline(__always) var trackerFormNameCounter: String { say(3318) }
  @inline(__always) var trackerFormNameYesNo: String { say(3340) }
  @inline(__always) var trackerFormNameLevels: String { say(2994) }
  @inline(__always) var trackerFormNameAwareness: String { say(3341) }
  @inline(__always) var trackerFormNameAvoidance: String { say(3342) }
  @inline(__always) var trackerFormNameFeelings: String { say(3343) }
  @inline(__always) var trackerFormNameGratitude: String { say(3344) }
  @inline(__always) var trackerFormDetailCounter: String { say(3345) }
  @inline(__always) var trackerFormDetailYesNo: String { say(3346) }
  @inline(__always) var trackerFormDetailLevels: String { say(3347) }
  @inline(__always) var trackerFormDetailAwareness: String { say(3348) }
  @inline(__always) var trackerFormDetailAvoidance: String { say(3349) }
  @inline(__always) var trackerFormDetailFeelings: String { say(3350) }
  @inline(__always) var trackerFormDetailGratitude: String { say(3351) }
  @inline(__always) func trackerFormModeChanges(before: String) -> String {
    say(3352, [before])
  }
  @inline(__always) var trackerFormWithLevels: String { say(3353) }
  @inline(__always) var trackerFormWithLevelsDetail: String { say(3354) }
  @inline(__always) var trackerFormLevels: String { say(2994) }
  @inline(__always) var trackerFormAddLevel: String { say(3355) }
  @inline(__always) var trackerFormRemoveLevel: String { say(451) }
  @inline(__always) func trackerFormLevelIcon(number: String) -> String {
    say(3356, [number])
  }
  @inline(__always) func trackerFormLevelName(number: String) -> String {
    say(3357, [number])
  }
  @inline(__always) func trackerFormLevelEffect(number: String) -> String {
    say(3358, [number])
  }
  @inline(__always) var trackerFormNameSuccess: String { say(3359) }
  @inline(__always) var trackerFormNameNeedsGrace: String { say(3360) }
  @inline(__always) var trackerFormNameBreaks: String { say(3361) }
  @inline(__always) var trackerFormGoal: String { say(3362) }
  @inline(__always) var trackerFormGoalHint: String { say(3363) }
  @inline(__always) var trackerFormWhen: String { say(1752) }
  @inline(__always) var trackerFormSchedule: String { say(3364) }
  @inline(__always) var trackerFormNameDaily: String { say(3365) }
  @inline(__always) var trackerFormNameWeekdays: String { say(3366) }
  @inline(__always) var trackerFormNamePerWeek: String { say(3367) }
  @inline(__always) var trackerFormNameInterval: String { say(3368) }
  @inline(__always) var trackerFormWeekdays: String { say(3369) }
  @inline(__always) var trackerFormTimes: String { say(3370) }
  @inline(__always) var trackerFormInterval: String { say(3371) }
  @inline(__always) var trackerFormDayStart: String { say(3372) }
  @inline(__always) var trackerFormDayStartUsual: String { say(3373) }
  @inline(__always) var trackerFormDayStartHint: String { say(3374) }
  @inline(__always) var trackerFormLook: String { say(3375) }
  @inline(__always) var trackerFormIcon: String { say(1968) }
  @inline(__always) var trackerFormGroup: String { say(3376) }
  @inline(__always) var trackerFormGroupHint: String { say(3377) }
  @inline(__always) var trackerFormKnownGroups: String { say(3378) }
  @inline(__always) var trackerFormInCalendar: String { say(3379) }
  @inline(__always) var trackerFormCalendarIsFull: String { say(3380) }
  @inline(__always) var trackerFormStreak: String { say(3381) }
  @inline(__always) var trackerFormHeals: String { say(3382) }
  @inline(__always) var trackerFormHealsDetail: String { say(3383) }
  @inline(__always) var trackerFormEarnEvery: String { say(3384) }
  @inline(__always) var trackerFormMostOnHand: String { say(3385) }
  @inline(__always) var trackerFormHidesStreak: String { say(3386) }
  @inline(__always) var trackerFormProblemName: String { say(3387) }
  @inline(__always) var trackerFormProblemLevels: String { say(3388) }
  @inline(__always) var trackerFormProblemGoal: String { say(3389) }
  @inline(__always) var trackerFormProblemWeekdays: String { say(3390) }
  @inline(__always) var trackerFormProblemTimes: String { say(3391) }
  @inline(__always) var trackerFormProblemInterval: String { say(3392) }
  @inline(__always) var trackerFormProblemEarnEvery: String { say(3393) }
  @inline(__always) var trackerFormProblemMostOnHand: String { say(3394) }
  @inline(__always) var trackerFormProblemRemindAt: String { say(1176) }

  // TrackerInsight

  @inline(__always) var trackerInsightTitle: String { say(3395) }
  @inline(__always) func trackerInsightTooLittle(count: Int, more: String) -> String {
    say(3396, [String(count), more], by: count)
  }
  @inline(__always) var trackerInsightTimes: String { say(3397) }
  @inline(__always) var trackerInsightHours: String { say(3398) }
  @inline(__always) var trackerInsightMoments: String { say(3399) }
  @inline(__always) var trackerInsightAsTable: String { say(1941) }
  @inline(__always) var trackerInsightAnd: String { say(170) }
  @inline(__always) func trackerInsightMostly(hours: String) -> String {
    say(3400, [hours])
  }
  @inline(__always) var trackerInsightSpread: String { say(3401) }
  @inline(__always) func trackerInsightTriggers(names: String) -> String {
    say(3402, [names])
  }
  @inline(__always) func trackerInsightPlaces(names: String) -> String {
    say(3403, [names])
  }
  @inline(__always) var trackerInsightWeeks: String { say(3060) }
  @inline(__always) var trackerInsightWeekColumn: String { say(3404) }
  @inline(__always) var trackerInsightWeek0: String { say(3405) }
  @inline(__always) var trackerInsightWeek1: String { say(3406) }
  @inline(__always) func trackerInsightWeek1n2(ago: Int) -> String {
    say(3407, [String(ago)])
  }
  @inline(__always) func trackerInsightTrend(last: String) -> String {
    say(3408, [last])
  }
  @inline(__always) func trackerInsightTrend2(last: String, first: String) -> String {
    say(3409, [last, first])
  }
  @inline(__always) func trackerInsightTrend3(last: String, first: String) -> String {
    say(3410, [last, first])
  }

  // Trackers

  @inline(__always) var trackersTitle: String { say(294) }
  @inline(__always) var trackersUnknown: String { say(3411) }
  @inline(__always) var trackersAll: String { say(3412) }
  @inline(__always) var trackersEmptyTitle: String { say(69) }
  @inline(__always) var trackersEmptyText: String { say(295) }
  @inline(__always) var trackersSomethingElse: String { say(28) }
  @inline(__always) var trackersSomethingElseDetail: String { say(296) }
  @inline(__always) var trackersNew: String { say(288) }
  @inline(__always) var trackersOne: String { say(3413) }
  @inline(__always) var trackersOrder: String { say(3414) }
  @inline(__always) var trackersOrderDone: String { say(4) }
  @inline(__always) var trackersOrderHint: String { say(3415) }
  @inline(__always) var trackersMoved: String { say(3416) }
  @inline(__always) var trackersUp: String { say(3417) }
  @inline(__always) var trackersDown: String { say(3418) }
  @inline(__always) var trackersNoGroup: String { say(3419) }
  @inline(__always) var trackersHidden: String { say(1884) }
  @inline(__always) var trackersHiddenText: String { say(3420) }
  @inline(__always) var trackersPutAway: String { say(3421) }
  @inline(__always) var trackersBringBack: String { say(3422) }
  @inline(__always) var trackersHide: String { say(1878) }
  @inline(__always) var trackersDelete: String { say(3423) }
  @inline(__always) var trackersEdit: String { say(3424) }
  @inline(__always) var trackersClose: String { say(5) }
  @inline(__always) var trackersMade: String { say(1882) }
  @inline(__always) var trackersKept: String { say(1170) }
  @inline(__always) func trackersDeleteTitle(name: String) -> String {
    say(3425, [name])
  }
  @inline(__always) func trackersDeleteText(count: Int, count2: String) -> String {
    say(3426, [String(count), count2], by: count)
  }
  @inline(__always) var trackersDeleteInstead: String { say(3427) }
  @inline(__always) var trackersDeleteForGood: String { say(889) }
  @inline(__always) func trackersDeleted(name: String) -> String {
    say(3428, [name])
  }
  @inline(__always) func trackersNoted(name: String, value: String) -> String {
    say(3429, [name, value])
  }
  @inline(__always) var trackersTakenBack: String { say(152) }
  @inline(__always) var trackersDetails: String { say(3430) }
  @inline(__always) var trackersDone: String { say(2720) }
  @inline(__always) var trackersTakeBack: String { say(612) }
  @inline(__always) var trackersNoticed: String { say(613) }
  @inline(__always) var trackersHappened: String { say(614) }
  @inline(__always) var trackersOnlyNote: String { say(588) }
  @inline(__always) var trackersSlipNoted: String { say(3431) }
  @inline(__always) var trackersNoneToday: String { say(3432) }
  @inline(__always) var trackersChooseWords: String { say(3433) }
  @inline(__always) var trackersWrite: String { say(3434) }
  @inline(__always) func trackersNoticedTimes(number: String) -> String {
    say(3435, [number])
  }
  @inline(__always) var trackersToday: String { say(7) }
  @inline(__always) var trackersYesterday: String { say(1155) }
  @inline(__always) var trackersAddOther: String { say(3436) }
  @inline(__always) var trackersHistory: String { say(1148) }
  @inline(__always) var trackersManage: String { say(3437) }
  @inline(__always) var trackersNothingYet: String { say(3438) }
  @inline(__always) var trackersShowAll: String { say(3439) }
  @inline(__always) var trackersWholeDay: String { say(3440) }
  @inline(__always) var trackersModeChanged: String { say(3441) }
  @inline(__always) func trackersUntil(mode: String) -> String {
    say(3442, [mode])
  }
  @inline(__always) var trackersEntryKept: String { say(3443) }
  @inline(__always) var trackersEntryDeleted: String { say(1171) }

  // Welcome

  @inline(__always) var welcomeTitlesWhat: String { say(272) }
  @inline(__always) var welcomeTitlesAmount: String { say(297) }
  @inline(__always) var welcomeTitlesLast: String { say(298) }
  @inline(__always) var welcomeTitlesWhy: String { say(299) }
  @inline(__always) var welcomeTitlesWay: String { say(300) }
  @inline(__always) var welcomeTitlesDrinking: String { say(301) }
  @inline(__always) var welcomeTitlesDay: String { say(302) }
  @inline(__always) var welcomeTitlesPlan: String { say(303) }
  @inline(__always) func welcomeStep(step: Int, count: Int) -> String {
    say(38, [String(step), String(count)])
  }
  @inline(__always) var welcomeNext: String { say(1) }
  @inline(__always) var welcomeSkip: String { say(39) }
  @inline(__always) var welcomeSkipAll: String { say(304) }
  @inline(__always) var welcomeFinish: String { say(305) }
  @inline(__always) var welcomeSubstanceLabel: String { say(306) }
  @inline(__always) var welcomePerDayVape: String { say(307) }
  @inline(__always) var welcomePerDayCigarettes: String { say(308) }
  @inline(__always) var welcomePerDayAlcohol: String { say(309) }
  @inline(__always) var welcomePerDayHint: String { say(310) }
  @inline(__always) var welcomeJustNow: String { say(311) }
  @inline(__always) var welcomeOtherDay: String { say(42) }
  @inline(__always) var welcomeOtherDayHint: String { say(312) }
  @inline(__always) var welcomeOtherTime: String { say(72) }
  @inline(__always) var welcomeOwnReason: String { say(76) }
  @inline(__always) var welcomeMethodLabel: String { say(313) }
  @inline(__always) var welcomeMethodStop: String { say(137) }
  @inline(__always) var welcomeMethodReduce: String { say(138) }
  @inline(__always) var welcomeMethodNotice: String { say(314) }
  @inline(__always) var welcomeMethodDetailStop: String { say(315) }
  @inline(__always) var welcomeMethodDetailReduce: String { say(316) }
  @inline(__always) var welcomeMethodDetailNotice: String { say(317) }
  @inline(__always) var welcomeEvidence: String { say(318) }
  @inline(__always) var welcomeDrinkingFirst: String { say(319) }
  @inline(__always) var welcomeYes: String { say(77) }
  @inline(__always) var welcomeNo: String { say(147) }
  @inline(__always) var welcomeStopDay: String { say(320) }
  @inline(__always) var welcomeStopDayHint: String { say(321) }
  @inline(__always) var welcomeToday: String { say(7) }
  @inline(__always) var welcomeTomorrow: String { say(322) }
  @inline(__always) var welcomeInAWeek: String { say(323) }
  @inline(__always) var welcomeReduceDays: String { say(324) }
  @inline(__always) var welcomeReduceDaysHint: String { say(325) }
  @inline(__always) func welcomeDaysChip(days: Int) -> String {
    say(171, [String(days)])
  }
  @inline(__always) var welcomePreviewNothing: String { say(326) }
  @inline(__always) var welcomePreviewPlan: String { say(327) }
  @inline(__always) var welcomeEditLater: String { say(328) }
  @inline(__always) func welcomeUsedSince(name: String, date: String) -> String {
    say(3444, [name, date])
  }
  @inline(__always) func welcomeStopAtLastUse(date: String) -> String {
    say(3445, [date])
  }
  @inline(__always) var welcomeLastWasSlip: String { say(3446) }
  @inline(__always) func welcomeProblemPerDay(most: Int) -> String {
    say(329, [String(most)])
  }
  @inline(__always) var welcomeProblemDate: String { say(330) }
  @inline(__always) var welcomeProblemTime: String { say(331) }
  @inline(__always) func welcomeProblemTooLate(days: Int) -> String {
    say(3447, [String(days)])
  }
  @inline(__always) var welcomeProblemUsedSince: String { say(3448) }
  @inline(__always) var welcomeProblemLongAgo: String { say(3449) }
  @inline(__always) var welcomeProblemReduceDays: String { say(332) }
  @inline(__always) var welcomeProblemInFuture: String { say(333) }

  // Why

  @inline(__always) var whyHeading: String { say(3450) }
  @inline(__always) var whyLead: String { say(3451) }
  @inline(__always) var whyPhoto: String { say(2463) }
  @inline(__always) var whyRecord: String { say(3452) }
  @inline(__always) var whyStop: String { say(3453) }
  @inline(__always) var whyPhotoLabel: String { say(3454) }
  @inline(__always) var whyVoiceLabel: String { say(3455) }
  @inline(__always) var whyMissing: String { say(3456) }
  @inline(__always) var whyRemove: String { say(451) }
  @inline(__always) var whyKept: String { say(1734) }
  @inline(__always) var whyRemoved: String { say(1948) }
  @inline(__always) var whyRecording: String { say(3457) }
  @inline(__always) var whyProblemDenied: String { say(3458) }
  @inline(__always) var whyProblemUnsupported: String { say(3459) }
  @inline(__always) var whyProblemUnreadable: String { say(3460) }
  @inline(__always) var whyProblemTooLarge: String { say(3461) }
  @inline(__always) var whyProblemFull: String { say(3462) }
  @inline(__always) var whyProblemUnknown: String { say(3463) }

  // WithdrawalDay

  @inline(__always) var withdrawalDayFirst1: String { say(334) }
  @inline(__always) var withdrawalDayFirst2: String { say(3464) }
  @inline(__always) var withdrawalDayFirst3: String { say(3465) }
  @inline(__always) var withdrawalDayFirst4: String { say(3466) }
  @inline(__always) var withdrawalDayFirst5: String { say(3467) }
  @inline(__always) var withdrawalDayFirst6: String { say(3468) }
  @inline(__always) var withdrawalDayFirst6n2: String { say(3469) }
  @inline(__always) var withdrawalDaySecond8: String { say(3470) }
  @inline(__always) var withdrawalDaySecond9: String { say(3471) }
  @inline(__always) var withdrawalDaySecond10: String { say(3472) }
  @inline(__always) var withdrawalDaySecond11: String { say(3473) }
  @inline(__always) var withdrawalDaySecond12: String { say(3474) }
  @inline(__always) var withdrawalDaySecond13: String { say(3475) }
  @inline(__always) var withdrawalDaySecond13n2: String { say(3476) }
  @inline(__always) var withdrawalDayThird15: String { say(3477) }
  @inline(__always) var withdrawalDayThird16: String { say(3478) }
  @inline(__always) var withdrawalDayThird17: String { say(3479) }
  @inline(__always) var withdrawalDayThird18: String { say(3480) }
  @inline(__always) var withdrawalDayThird19: String { say(3481) }
  @inline(__always) var withdrawalDayThird20: String { say(3482) }
  @inline(__always) var withdrawalDayThird20n2: String { say(3483) }
  @inline(__always) var withdrawalDayFourth22: String { say(3484) }
  @inline(__always) var withdrawalDayFourth23: String { say(3485) }
  @inline(__always) var withdrawalDayFourth24: String { say(3486) }
  @inline(__always) var withdrawalDayFourth25: String { say(3487) }
  @inline(__always) var withdrawalDayFourth26: String { say(3488) }
  @inline(__always) var withdrawalDayFourth27: String { say(3489) }
  @inline(__always) var withdrawalDayFourth27n2: String { say(3490) }

  // Withdrawal

  @inline(__always) var withdrawalTitle: String { say(3491) }
  @inline(__always) var withdrawalNoClock: String { say(3492) }
  @inline(__always) var withdrawalAnd: String { say(170) }
  @inline(__always) func withdrawalDay(number: Int) -> String {
    say(335, [String(number)])
  }
  @inline(__always) func withdrawalOfDays(count: Int) -> String {
    say(3493, [String(count)])
  }
  @inline(__always) var withdrawalAfter: String { say(3494) }
  @inline(__always) var withdrawalVaping: String { say(3495) }
  @inline(__always) var withdrawalAfterVaping: String { say(3496) }
  @inline(__always) var withdrawalCheck: String { say(336) }
  @inline(__always) var withdrawalCheckLead: String { say(3497) }
  @inline(__always) var withdrawalSymptomAnger: String { say(1545) }
  @inline(__always) var withdrawalSymptomAnxiety: String { say(3498) }
  @inline(__always) var withdrawalSymptomLowMood: String { say(3499) }
  @inline(__always) var withdrawalSymptomConcentration: String { say(3500) }
  @inline(__always) var withdrawalSymptomImpatience: String { say(3501) }
  @inline(__always) var withdrawalSymptomSleep: String { say(3502) }
  @inline(__always) var withdrawalSymptomRestlessness: String { say(3503) }
  @inline(__always) var withdrawalStrengthNone: String { say(3504) }
  @inline(__always) var withdrawalStrengthSlight: String { say(3505) }
  @inline(__always) var withdrawalStrengthModerate: String { say(2146) }
  @inline(__always) var withdrawalStrengthStrong: String { say(3506) }
  @inline(__always) var withdrawalStrengthVeryStrong: String { say(27) }
  @inline(__always) var withdrawalHopeless: String { say(3507) }
  @inline(__always) var withdrawalHopelessDetail: String { say(3508) }
  @inline(__always) var withdrawalAdviceEmergency: String { say(3509) }
  @inline(__always) var withdrawalAdviceTalkNow: String { say(3510) }
  @inline(__always) var withdrawalAdviceLowMoodLong: String { say(3511) }
  @inline(__always) var withdrawalAdviceStrongLate: String { say(3512) }
  @inline(__always) var withdrawalAdviceMuchAtOnce: String { say(3513) }
  @inline(__always) var withdrawalAdviceUsual: String { say(3514) }
  @inline(__always) var withdrawalToHelp: String { say(1675) }
  @inline(__always) var withdrawalAlcoholTitle: String { say(3515) }
  @inline(__always) var withdrawalAlcoholText: String { say(3516) }
  @inline(__always) var withdrawalAlcoholSigns: String { say(3517) }
  @inline(__always) var withdrawalSignShaking: String { say(3518) }
  @inline(__always) var withdrawalSignConfusion: String { say(3519) }
  @inline(__always) var withdrawalSignSeizure: String { say(3520) }
  @inline(__always) var withdrawalSignHallucination: String { say(3521) }
  @inline(__always) var withdrawalPhases: String { say(3522) }
  @inline(__always) var withdrawalPeak: String { say(3523) }
  @inline(__always) var withdrawalPeakDetail: String { say(3524) }
  @inline(__always) var withdrawalEasing: String { say(3525) }
  @inline(__always) var withdrawalEasingDetail: String { say(3526) }
  @inline(__always) var withdrawalOver: String { say(3527) }
  @inline(__always) var withdrawalOverDetail: String { say(3528) }
  @inline(__always) var withdrawalChart: String { say(3529) }
  @inline(__always) func withdrawalChartSentence(answered: Int) -> String {
    say(3530, [String(answered)])
  }
  @inline(__always) var withdrawalUsualPeak: String { say(3531) }
  @inline(__always) var withdrawalUsualEasing: String { say(3532) }
  @inline(__always) var withdrawalUsualAfter: String { say(3533) }
  @inline(__always) var withdrawalDayColumn: String { say(1779) }
  @inline(__always) var withdrawalMeanColumn: String { say(3534) }
  @inline(__always) var withdrawalUsualColumn: String { say(3535) }
  @inline(__always) var withdrawalAsTable: String { say(1941) }
  @inline(__always) var withdrawalCardTitle: String { say(337) }
  @inline(__always) var withdrawalToCheck: String { say(336) }
  @inline(__always) var withdrawalPutAway: String { say(338) }
}
