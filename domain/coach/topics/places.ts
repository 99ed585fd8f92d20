import type { Detail } from '#domain/coach/library/frame.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import type { TopicTexts } from './topic.ts'
import type { Topic } from './topic-name.ts'

/**
 * The lists of a topic stand in the order of its details (TEXT-24): the first four steps and challenges go with the first detail, the next four with
 * the second, and each challenge goes with the step at its place. A detail, a step and a challenge that go together are one small plan.
 */

/** Steps of a topic for each of its details, and as many challenges. */
export const STEPS_OF_DETAIL = 4

/** Topics whose lists are in no order: screens have further texts for games, series and television. */
const UNORDERED: ReadonlySet<Topic> = new Set(['screen'])

/** The place of an entry in the list of its topic. An entry of another list has none. */
export type HasPlace = { place?: number | undefined }

const withPlaces = <T extends object>(list: readonly T[]): readonly (T & { place: number })[] =>
  list.map((entry, place) => ({ ...entry, place }))

const placeTexts = memoizeByObject(
  ({ steps, challenges, ...others }: TopicTexts): TopicTexts => ({
    steps: withPlaces(steps),
    challenges: withPlaces(challenges),
    ...others,
  }),
)

const placeDetails = memoizeByObject((details: readonly Detail[]): readonly Detail[] => withPlaces(details))

/** The texts of a topic with their places. */
export const readOrderedTexts = (topic: Topic, texts: TopicTexts): TopicTexts =>
  UNORDERED.has(topic) ? texts : placeTexts(texts)

/** The details of a topic with their places. */
export const readOrderedDetails = (topic: Topic, details: readonly Detail[]): readonly Detail[] =>
  UNORDERED.has(topic) ? details : placeDetails(details)

/** The place of the detail that a step or a challenge goes with. */
export const placeOfDetail = ({ place }: HasPlace): number | undefined =>
  place === undefined ? undefined : Math.floor(place / STEPS_OF_DETAIL)

/** Whether a step or a challenge goes with a detail, which is given by its place. */
export const goesWithDetail = (part: HasPlace, detail: number | undefined): boolean =>
  detail !== undefined && placeOfDetail(part) === detail

/** Whether a challenge goes with a step: at the same place, or at least with the same detail. */
export const readFit = (step: HasPlace, challenge: HasPlace): 'pair' | 'detail' | undefined => {
  if (step.place === undefined || challenge.place === undefined) return undefined
  if (step.place === challenge.place) return 'pair'
  return placeOfDetail(step) === placeOfDetail(challenge) ? 'detail' : undefined
}
