import { describe, expect, it } from 'vitest'
import type { Topic } from '#domain/coach/topics/topic-name.ts'
import { topicOf } from './topic-of.ts'

/** Titles that have a topic, and titles with some of the same words that have another one or none. */
export type TopicTitles = Readonly<Partial<Record<Topic, { known: readonly string[]; others: readonly string[] }>>>

/** Tests which titles have the topics of `titles`. */
export const describeTitles = (name: string, titles: TopicTitles): void => {
  describe(name, () => {
    it.each(Object.entries(titles))('are known: %s', (topic, { known }) => {
      expect(known.map((title) => [title, topicOf(title)])).toEqual(known.map((title) => [title, topic]))
    })

    it.each(Object.entries(titles))('are not found in other titles: %s', (topic, { others }) => {
      expect(others.filter((title) => topicOf(title) === topic)).toEqual([])
    })
  })
}
