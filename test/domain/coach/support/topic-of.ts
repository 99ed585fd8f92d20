import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { readTopic } from '#domain/coach/topics/topic.ts'
import type { Topic } from '#domain/coach/topics/topic-name.ts'

/** The topic of a goal with this title and the kind that the title suggests. */
export const topicOf = (title: string): Topic | undefined => readTopic({ title, kind: deriveKind(title, '') })
