import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { isOfAnotherAct, listExcludedTopics } from '#domain/coach/topics/wide-words/wide-words.ts'
import { readShare, toShares } from '#domain/logistic.ts'
import type { TitleModel } from './model.ts'
import { readTitleModel } from './read-title-model.ts'
import { listTitleMarks, toTitleFeature } from './title-features.ts'

/** At least this probability makes a topic the topic of the title. The limit comes from titles that no model had learned from (ADR 299). */
const SURE = 0.35

type IndexedModel = TitleModel & { starts: readonly number[] }

/** Where the weights of each feature begin. */
const listStarts = ({ weights }: TitleModel): number[] => {
  const starts: number[] = []
  for (let at = 0; at < weights.length; at += 1 + 2 * (weights[at] ?? 0)) starts.push(at)
  return starts
}

/** How probable each topic is for a title, and that it has none. */
const estimateTopics = (title: string, { topics, bias, scale, weights, starts }: IndexedModel): number[] => {
  const features = [...new Set(listTitleMarks(title).map(toTitleFeature))]
  const sums = topics.map(() => 0)
  for (const feature of features) {
    const start = starts[feature] ?? 0
    for (let pair = 0; pair < (weights[start] ?? 0); pair += 1) {
      const topic = weights[start + 1 + 2 * pair] ?? 0
      sums[topic] = (sums[topic] ?? 0) + (weights[start + 2 + 2 * pair] ?? 0)
    }
  }
  const share = scale * readShare(features)
  const counted = sums.map((sum, at) => (bias[at] ?? 0) + share * sum)
  return toShares(counted)
}

/** A model with the places at which the weights of its features begin. */
export const indexWeights = (model: TitleModel): IndexedModel => ({ ...model, starts: listStarts(model) })

let indexed: IndexedModel | undefined

/** The most probable topic of a title by the model; undefined where it is not sure, or where the title is about none. */
export const findProbableTopic = (title: string, model: IndexedModel): Topic | undefined => {
  const shares = estimateTopics(title, model)
  const best = shares.indexOf(Math.max(...shares))
  const topic = model.topics[best]
  return topic === 'none' || (shares[best] ?? 0) < SURE ? undefined : topic
}

/**
 * The topic of a title that no pattern knows (TEXT-24), by a model that learned from titles with their topics; undefined where it is not sure,
 * and where the title has the words of the topic with another meaning. Pure and deterministic; the model is read at the first call.
 */
export const guessTopic = (title: string): Topic | undefined => {
  if (isOfAnotherAct(title)) return undefined
  indexed ??= indexWeights(readTitleModel())
  const topic = findProbableTopic(title, indexed)
  return topic === undefined || listExcludedTopics(title).has(topic) ? undefined : topic
}
