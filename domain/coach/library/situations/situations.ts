import type { SituationMessages } from '#domain/coach/library/library-lists.ts'
import { afterMissMessages as drillAfterMiss } from './after-miss/drill-sergeant.ts'
import { afterMissMessages as kindAfterMiss } from './after-miss/kind-encouraging.ts'
import { afterMissMessages as teammateAfterMiss } from './after-miss/teammate.ts'
import { afterMissMessages as mentorAfterMiss } from './after-miss/wise-mentor.ts'
import * as drillDay from './day/drill-sergeant.ts'
import * as kindDay from './day/kind-encouraging.ts'
import * as teammateDay from './day/teammate.ts'
import * as mentorDay from './day/wise-mentor.ts'
import * as drillMilestone from './milestone/drill-sergeant.ts'
import * as kindMilestone from './milestone/kind-encouraging.ts'
import * as teammateMilestone from './milestone/teammate.ts'
import * as mentorMilestone from './milestone/wise-mentor.ts'
import * as drillNote from './note/drill-sergeant.ts'
import * as kindNote from './note/kind-encouraging.ts'
import * as teammateNote from './note/teammate.ts'
import * as mentorNote from './note/wise-mentor.ts'
import { returnedMessages as drillReturned } from './returned/drill-sergeant.ts'
import { returnedMessages as kindReturned } from './returned/kind-encouraging.ts'
import { returnedMessages as teammateReturned } from './returned/teammate.ts'
import { returnedMessages as mentorReturned } from './returned/wise-mentor.ts'
import * as drillSilence from './silence/drill-sergeant.ts'
import * as kindSilence from './silence/kind-encouraging.ts'
import * as teammateSilence from './silence/teammate.ts'
import * as mentorSilence from './silence/wise-mentor.ts'

/** Messages of days that are not ordinary. A situation without an entry here gets the message of the day's angle (TEXT-14). */
export const SITUATION_TEXTS: SituationMessages = {
  after_miss: {
    drill_sergeant: drillAfterMiss,
    kind_encouraging: kindAfterMiss,
    teammate: teammateAfterMiss,
    wise_mentor: mentorAfterMiss,
  },
  silent_3: {
    drill_sergeant: drillSilence.silentThreeMessages,
    kind_encouraging: kindSilence.silentThreeMessages,
    teammate: teammateSilence.silentThreeMessages,
    wise_mentor: mentorSilence.silentThreeMessages,
  },
  silent_7: {
    drill_sergeant: drillSilence.silentSevenMessages,
    kind_encouraging: kindSilence.silentSevenMessages,
    teammate: teammateSilence.silentSevenMessages,
    wise_mentor: mentorSilence.silentSevenMessages,
  },
  silent_14: {
    drill_sergeant: drillSilence.silentFourteenMessages,
    kind_encouraging: kindSilence.silentFourteenMessages,
    teammate: teammateSilence.silentFourteenMessages,
    wise_mentor: mentorSilence.silentFourteenMessages,
  },
  returned: {
    drill_sergeant: drillReturned,
    kind_encouraging: kindReturned,
    teammate: teammateReturned,
    wise_mentor: mentorReturned,
  },
  done_today: {
    drill_sergeant: drillDay.doneTodayMessages,
    kind_encouraging: kindDay.doneTodayMessages,
    teammate: teammateDay.doneTodayMessages,
    wise_mentor: mentorDay.doneTodayMessages,
  },
  first_day: {
    drill_sergeant: drillDay.firstDayMessages,
    kind_encouraging: kindDay.firstDayMessages,
    teammate: teammateDay.firstDayMessages,
    wise_mentor: mentorDay.firstDayMessages,
  },
  at_risk: {
    drill_sergeant: drillDay.atRiskMessages,
    kind_encouraging: kindDay.atRiskMessages,
    teammate: teammateDay.atRiskMessages,
    wise_mentor: mentorDay.atRiskMessages,
  },
  milestone_7: {
    drill_sergeant: drillMilestone.milestoneSevenMessages,
    kind_encouraging: kindMilestone.milestoneSevenMessages,
    teammate: teammateMilestone.milestoneSevenMessages,
    wise_mentor: mentorMilestone.milestoneSevenMessages,
  },
  milestone_30: {
    drill_sergeant: drillMilestone.milestoneThirtyMessages,
    kind_encouraging: kindMilestone.milestoneThirtyMessages,
    teammate: teammateMilestone.milestoneThirtyMessages,
    wise_mentor: mentorMilestone.milestoneThirtyMessages,
  },
  milestone_90: {
    drill_sergeant: drillMilestone.milestoneNinetyMessages,
    kind_encouraging: kindMilestone.milestoneNinetyMessages,
    teammate: teammateMilestone.milestoneNinetyMessages,
    wise_mentor: mentorMilestone.milestoneNinetyMessages,
  },
  milestone_365: {
    drill_sergeant: drillMilestone.milestoneYearMessages,
    kind_encouraging: kindMilestone.milestoneYearMessages,
    teammate: teammateMilestone.milestoneYearMessages,
    wise_mentor: mentorMilestone.milestoneYearMessages,
  },
  note_hard: {
    drill_sergeant: drillNote.noteHardMessages,
    kind_encouraging: kindNote.noteHardMessages,
    teammate: teammateNote.noteHardMessages,
    wise_mentor: mentorNote.noteHardMessages,
  },
  note_easy: {
    drill_sergeant: drillNote.noteEasyMessages,
    kind_encouraging: kindNote.noteEasyMessages,
    teammate: teammateNote.noteEasyMessages,
    wise_mentor: mentorNote.noteEasyMessages,
  },
}
