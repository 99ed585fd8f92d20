import { readShare } from '#domain/logistic.ts'
import { FEATURES } from '#domain/safety/meaning/features.ts'
import { estimate, type Model } from '#domain/safety/meaning/second-look.ts'
import { OUTCOMES, type Screening } from '#domain/safety/outcome.ts'
import { createRandom, shuffle } from './random.ts'

const EPOCHS = 25
/** The weights are the mean of those after the last epochs, so that the order of the last lessons decides less. */
const AVERAGED = 8
/** How far a step goes in the bias, and in a weight, of which each text uses many. */
const RATE = 0.1
const RATE_OF_WEIGHTS = 3
/** Share of the features that a step leaves out, so that no single one decides. */
const DROPPED = 0.5
/** Of the random numbers that order the lessons and leave features out. */
const SEEDS = [5, 6, 7, 8, 9, 10, 11, 12]
/** How much a text of each outcome counts: refused and gentle texts are few, and ordinary ones must not be held up. */
const WEIGHT: Readonly<Record<Screening['outcome'], number>> = { ordinary: 2.4, gentle: 1.2, crisis: 0.8, refuse: 1.2 }

export interface Lesson {
  features: readonly number[]
  outcome: Screening['outcome']
  /** How much it counts, beside what its outcome counts. */
  share: number
}

/** A logistic regression over hashed features, by stochastic gradient descent. The same lessons give the same model. */
const learnOnce = (lessons: readonly Lesson[], seed: number): Model => {
  const random = createRandom(seed)
  const weights = new Float32Array(FEATURES * OUTCOMES.length)
  const bias = OUTCOMES.map(() => 0)
  const sums = { weights: new Float32Array(weights.length), bias: OUTCOMES.map(() => 0) }
  const order = [...lessons]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const pace = 1 - (0.9 * epoch) / EPOCHS
    shuffle(order, random)
    for (const { features, outcome, share } of order) {
      const kept = features.filter(() => random() >= DROPPED)
      const meaning = estimate({ weights, scale: 1, bias }, kept)
      OUTCOMES.forEach((one, at) => {
        const step = pace * share * WEIGHT[outcome] * (meaning[one] - (one === outcome ? 1 : 0))
        bias[at] = (bias[at] ?? 0) - RATE * step
        const stepOfWeights = RATE_OF_WEIGHTS * step * readShare(kept)
        for (const feature of kept) {
          const place = feature * OUTCOMES.length + at
          weights[place] = (weights[place] ?? 0) - stepOfWeights
        }
      })
    }
    if (epoch >= EPOCHS - AVERAGED) {
      for (let place = 0; place < weights.length; place += 1)
        sums.weights[place] = (sums.weights[place] ?? 0) + (weights[place] ?? 0) / AVERAGED
      sums.bias = sums.bias.map((sum, at) => sum + (bias[at] ?? 0) / AVERAGED)
    }
  }
  // Without features left out, a sum has twice as many members.
  return { weights: sums.weights.map((weight) => weight * Math.sqrt(1 - DROPPED)), scale: 1, bias: sums.bias }
}

/** The mean of the models of several seeds: by itself, each of them is sure of a few sentences that the others doubt. */
export const learn = (lessons: readonly Lesson[]): Model => {
  const models = SEEDS.map((seed) => learnOnce(lessons, seed))
  const meanOf = (read: (model: Model) => number) => models.reduce((sum, model) => sum + read(model), 0) / models.length
  return {
    weights: Float32Array.from(models[0]?.weights ?? [], (_, place) => meanOf(({ weights }) => weights[place] ?? 0)),
    scale: 1,
    bias: OUTCOMES.map((_, at) => meanOf(({ bias }) => bias[at] ?? 0)),
  }
}

/** A model as the run time carries it: weights in bytes, with the number that one step of a byte stands for. */
export const pack = ({ weights, bias }: Model) => {
  const numbers = Array.from(weights)
  // The few largest weights are cut, so that one step of a byte stays small.
  const scale = (numbers.map(Math.abs).sort((one, other) => other - one)[50] ?? 1) / 127
  const bytes = Int8Array.from(numbers, (number) => Math.max(-127, Math.min(127, Math.round(number / scale))))
  return {
    weights: Buffer.from(bytes.buffer).toString('base64'),
    scale: Number(scale.toPrecision(5)),
    bias: bias.map((number) => Number(number.toFixed(4))),
  }
}
