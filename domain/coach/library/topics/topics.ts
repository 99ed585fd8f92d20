import { bedtimeTexts } from '#domain/coach/library/topics/bedtime.ts'
import { choirTexts } from '#domain/coach/library/topics/choir.ts'
import { courseTexts } from '#domain/coach/library/topics/course.ts'
import { debtTexts } from '#domain/coach/library/topics/debt.ts'
import { deviceTexts } from '#domain/coach/library/topics/device.ts'
import { draftTexts } from '#domain/coach/library/topics/draft.ts'
import { handOverTexts } from '#domain/coach/library/topics/hand-over.ts'
import { homeTexts } from '#domain/coach/library/topics/home.ts'
import { jointTexts } from '#domain/coach/library/topics/joint.ts'
import { languageTexts } from '#domain/coach/library/topics/language.ts'
import { laptopTexts } from '#domain/coach/library/topics/laptop.ts'
import { runTexts } from '#domain/coach/library/topics/run.ts'
import { scriptureTexts } from '#domain/coach/library/topics/scripture.ts'
import { shoutTexts } from '#domain/coach/library/topics/shout.ts'
import { silenceTexts } from '#domain/coach/library/topics/silence.ts'
import { smokeTexts } from '#domain/coach/library/topics/smoke.ts'
import { swimTexts } from '#domain/coach/library/topics/swim.ts'
import { tidyTexts } from '#domain/coach/library/topics/tidy.ts'
import { walkTexts } from '#domain/coach/library/topics/walk.ts'
import { workoutTexts } from '#domain/coach/library/topics/workout.ts'
import type { Topic, TopicTexts } from '#domain/coach/topic.ts'

/** Steps and challenges about one topic (TEXT-24). Their words hold for every goal of the topic, so that they need no slots. */
export const TOPICS: Record<Topic, TopicTexts> = {
  bedtime: bedtimeTexts,
  choir: choirTexts,
  course: courseTexts,
  debt: debtTexts,
  device: deviceTexts,
  draft: draftTexts,
  hand_over: handOverTexts,
  home: homeTexts,
  joint: jointTexts,
  language: languageTexts,
  laptop: laptopTexts,
  run: runTexts,
  scripture: scriptureTexts,
  shout: shoutTexts,
  silence: silenceTexts,
  smoke: smokeTexts,
  swim: swimTexts,
  tidy: tidyTexts,
  walk: walkTexts,
  workout: workoutTexts,
}
