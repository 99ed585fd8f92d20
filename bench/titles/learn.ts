import { findProbableTopic, indexWeights } from '#domain/coach/topics/guess/guess-topic.ts'
import type { TitleModel } from '#domain/coach/topics/guess/model.ts'
import { listTitleMarks, TITLE_FEATURES, toTitleFeature } from '#domain/coach/topics/guess/title-features.ts'
import { readShare, toShares } from '#domain/logistic.ts'
import { createRandom, shuffle } from '../screening/random.ts'
import type { LabelledTitle } from './titles.ts'

const EPOCHS = 30
/** The weights are the mean of those after the last epochs, so that the order of the last titles decides less. */
const AVERAGED = 8
/** How far a step goes in the bias, and in a weight, of which each title uses many. */
const RATE = 0.1
const RATE_OF_WEIGHTS = 2.5
/** Share of the features that a step leaves out, so that no single one decides. */
const DROPPED = 0.4
/** A mark of fewer titles is left out: it says nothing of another title. */
const TITLES_MIN = 2
/** Of the random numbers that order the titles and leave features out. The model is the mean of one for each. */
const SEEDS = [1, 2, 3, 4]
/** How often a trap is learned: a title with the words of a topic that it is not about. */
const TRAP_TURNS = 3
/** Weights are stored in signed bytes. Those below the first limit are left out, which makes the model a quarter of its size. */
const SMALLEST = 15
const LARGEST = 127
/** So many weights are larger than a byte can hold, and are cut, so that one step of a byte stays small. */
const LARGEST_CUT = 200
/** Share of a step that is too small to count. */
const NEGLIGIBLE = 1e-4

type Lesson = { features: number[]; topic: number }

const createLessons = (titles: readonly LabelledTitle[], topics: TitleModel['topics']): Lesson[] => {
  const marked = titles.map(({ title, topic }) => ({ marks: listTitleMarks(title), topic: topics.indexOf(topic) }))
  const counts = new Map<string, number>()
  for (const { marks } of marked) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const isKnown = (mark: string) => (counts.get(mark) ?? 0) >= TITLES_MIN
  return marked.map(({ marks, topic }) => ({
    features: [...new Set(marks.filter(isKnown).map(toTitleFeature))],
    topic,
  }))
}

/** The weights of each feature in turn, without the small ones: their number, then the place of the topic and the weight of each. */
const pack = (weights: Float32Array, topics: number, scale: number): Int8Array =>
  Int8Array.from(
    Array.from({ length: TITLE_FEATURES }, (_, feature) => {
      const pairs = Array.from({ length: topics }, (_, topic) => {
        const weight = Math.round((weights[feature * topics + topic] ?? 0) / scale)
        return [topic, Math.max(-LARGEST, Math.min(LARGEST, weight))] as const
      }).filter(([, weight]) => Math.abs(weight) >= SMALLEST)
      return [pairs.length, ...pairs.flat()]
    }).flat(),
  )

type Weights = { weights: Float32Array; bias: number[] }

/** A logistic regression over hashed features, by stochastic gradient descent. The same lessons give the same weights. */
const learnOnce = (given: readonly Lesson[], count: number, seed: number): Weights => {
  const lessons = [...given]
  const random = createRandom(seed)
  const weights = new Float32Array(TITLE_FEATURES * count)
  const mean = new Float32Array(weights.length)
  const bias = Array.from({ length: count }, () => 0)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const pace = 1 - (0.9 * epoch) / EPOCHS
    shuffle(lessons, random)
    for (const lesson of lessons) {
      const features = lesson.features.filter(() => random() >= DROPPED)
      const share = readShare(features)
      const sums = [...bias]
      for (const feature of features)
        for (let topic = 0; topic < count; topic += 1)
          sums[topic] = (sums[topic] ?? 0) + share * (weights[feature * count + topic] ?? 0)
      toShares(sums).forEach((found, topic) => {
        const step = pace * (found - (topic === lesson.topic ? 1 : 0))
        if (Math.abs(step) < NEGLIGIBLE) return
        bias[topic] = (bias[topic] ?? 0) - RATE * step
        for (const feature of features) {
          const place = feature * count + topic
          weights[place] = (weights[place] ?? 0) - RATE_OF_WEIGHTS * step * share
        }
      })
    }
    if (epoch >= EPOCHS - AVERAGED)
      for (let place = 0; place < weights.length; place += 1)
        mean[place] = (mean[place] ?? 0) + (weights[place] ?? 0) / AVERAGED
  }
  // Without features left out, a sum has more members.
  return { weights: mean.map((weight) => weight * Math.sqrt(1 - DROPPED)), bias }
}

/** What the titles teach. The same titles give the same model. */
export const learnTitles = (titles: readonly LabelledTitle[]): TitleModel => {
  const topics = [...new Set(titles.map(({ topic }) => topic))].toSorted()
  const count = topics.length
  const lessons = createLessons(
    titles.flatMap((one) => Array<LabelledTitle>(one.source === 'traps' ? TRAP_TURNS : 1).fill(one)),
    topics,
  )
  const learned = SEEDS.map((seed) => learnOnce(lessons, count, seed))
  const meanOf = (read: (one: Weights) => number) => learned.reduce((sum, one) => sum + read(one), 0) / learned.length
  const whole = Float32Array.from({ length: TITLE_FEATURES * count }, (_, place) =>
    meanOf(({ weights }) => weights[place] ?? 0),
  )
  const largest = Array.from(whole, Math.abs).sort((one, other) => other - one)[LARGEST_CUT] ?? 1
  const scale = Number((largest / LARGEST).toPrecision(5))
  const bias = topics.map((_, topic) => Number(meanOf((one) => one.bias[topic] ?? 0).toFixed(4)))
  return { topics, bias, scale, weights: pack(whole, count, scale) }
}

/** Counts the titles that a model reads right, wrong, or not at all. */
export const scoreTitles = (
  model: TitleModel,
  titles: readonly LabelledTitle[],
): { right: number; wrong: number; unknown: number } => {
  const indexed = indexWeights(model)
  const found = titles.map(({ title, topic }) => ({ topic, guess: findProbableTopic(title, indexed) ?? 'none' }))
  return {
    right: found.filter(({ topic, guess }) => guess !== 'none' && guess === topic).length,
    wrong: found.filter(({ topic, guess }) => guess !== 'none' && guess !== topic).length,
    unknown: found.filter(({ guess }) => guess === 'none').length,
  }
}
