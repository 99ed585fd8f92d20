import type { GoalKind } from '#domain/coach/kind.ts'
import type { Topic } from '#domain/coach/topic.ts'

/** The kind of the goals that get the texts of a topic. */
export const TOPIC_KINDS: Record<Topic, GoalKind> = {
  walk: 'do_regularly',
  run: 'do_regularly',
  swim: 'do_regularly',
  workout: 'do_regularly',
  bedtime: 'do_regularly',
  laptop: 'do_regularly',
  tidy: 'do_regularly',
  hand_over: 'do_regularly',
  joint: 'recover',
  draft: 'finish',
  course: 'finish',
  smoke: 'stop',
  shout: 'stop',
  home: 'relate',
  choir: 'relate',
  language: 'learn',
  device: 'learn',
  debt: 'save',
  scripture: 'reflect',
  silence: 'reflect',
}
