import type { GoalKind } from '#domain/coach/kind.ts'
import type { Topic } from '#domain/coach/topic.ts'

/** The kind of the goals that get the texts of a topic. */
export const TOPIC_KINDS: Record<Topic, GoalKind> = {
  walk: 'do_regularly',
  run: 'do_regularly',
  swim: 'do_regularly',
  workout: 'do_regularly',
  bedtime: 'do_regularly',
  waking: 'do_regularly',
  laptop: 'do_regularly',
  tidy: 'do_regularly',
  weight: 'do_regularly',
  volunteer: 'do_regularly',
  hand_over: 'do_regularly',
  joint: 'recover',
  draft: 'finish',
  declutter: 'finish',
  course: 'finish',
  smoke: 'stop',
  shout: 'stop',
  home: 'relate',
  choir: 'relate',
  language: 'learn',
  device: 'learn',
  instrument: 'learn',
  code: 'learn',
  debt: 'save',
  scripture: 'reflect',
  silence: 'reflect',
  prayer: 'reflect',
  contact: 'relate',
  partner: 'relate',
  cook: 'do_regularly',
  job: 'finish',
  launch: 'finish',
  promotion: 'finish',
  journal: 'reflect',
  reading: 'do_regularly',
  savings: 'save',
  scroll: 'stop',
  study: 'learn',
  sweets: 'stop',
}

/** Other kinds of goals that get the texts of a topic. */
export const OTHER_KINDS: Partial<Record<Topic, readonly GoalKind[]>> = {
  instrument: ['do_regularly'],
  code: ['do_regularly'],
  declutter: ['do_regularly'],
  job: ['do_regularly'],
  waking: ['stop'],
}
