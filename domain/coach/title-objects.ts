import type { Renaming } from './renaming.ts'
import { CHANNEL_OBJECTS } from './title-channel.ts'
import { CRAFT_OBJECTS } from './title-craft.ts'
import { INSTRUMENTS } from './title-instrument.ts'
import { MEALS } from './title-meals.ts'
import { DRAWING_OBJECTS } from './title-paint.ts'
import { SPORTS } from './title-sport.ts'
import { YARN } from './title-yarn.ts'
import type { Topic } from './topic-name.ts'

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
