import { CHANNEL_OBJECTS } from '#domain/coach/topics/objects/title-channel.ts'
import { CRAFT_OBJECTS } from '#domain/coach/topics/objects/title-craft.ts'
import { INSTRUMENTS } from '#domain/coach/topics/objects/title-instrument.ts'
import { MEALS } from '#domain/coach/topics/objects/title-meals.ts'
import { DRAWING_OBJECTS } from '#domain/coach/topics/objects/title-paint.ts'
import { SPORTS } from '#domain/coach/topics/objects/title-sport.ts'
import { YARN } from '#domain/coach/topics/objects/title-yarn.ts'
import type { Renaming } from '#domain/coach/topics/renaming.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

/** Words of the texts of a topic that give way to those for the object that a title names: an episode to a video (TEXT-24). */
export const OBJECTS: Readonly<Partial<Record<Topic, readonly Renaming[]>>> = {
  channel: CHANNEL_OBJECTS,
  craft: CRAFT_OBJECTS,
  drawing: DRAWING_OBJECTS,
  eating: MEALS,
  instrument: INSTRUMENTS,
  sport: SPORTS,
  yarn: YARN,
}
