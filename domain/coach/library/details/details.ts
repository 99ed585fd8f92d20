import type { Detail } from '#domain/coach/library/frame.ts'
import type { Topic } from '#domain/coach/topic.ts'
import { bedtimeDetails } from './bedtime.ts'
import { choirDetails } from './choir.ts'
import { courseDetails } from './course.ts'
import { debtDetails } from './debt.ts'
import { deviceDetails } from './device.ts'
import { draftDetails } from './draft.ts'
import { handOverDetails } from './hand-over.ts'
import { homeDetails } from './home.ts'
import { jointDetails } from './joint.ts'
import { languageDetails } from './language.ts'
import { laptopDetails } from './laptop.ts'
import { runDetails } from './run.ts'
import { scriptureDetails } from './scripture.ts'
import { shoutDetails } from './shout.ts'
import { silenceDetails } from './silence.ts'
import { smokeDetails } from './smoke.ts'
import { swimDetails } from './swim.ts'
import { tidyDetails } from './tidy.ts'
import { walkDetails } from './walk.ts'
import { workoutDetails } from './workout.ts'

/** What messages say of each topic (TEXT-26). Their words hold for every goal of the topic, so that they need no slots. */
export const DETAILS: Record<Topic, readonly Detail[]> = {
  bedtime: bedtimeDetails,
  choir: choirDetails,
  course: courseDetails,
  debt: debtDetails,
  device: deviceDetails,
  draft: draftDetails,
  hand_over: handOverDetails,
  home: homeDetails,
  joint: jointDetails,
  language: languageDetails,
  laptop: laptopDetails,
  run: runDetails,
  scripture: scriptureDetails,
  shout: shoutDetails,
  silence: silenceDetails,
  smoke: smokeDetails,
  swim: swimDetails,
  tidy: tidyDetails,
  walk: walkDetails,
  workout: workoutDetails,
}
