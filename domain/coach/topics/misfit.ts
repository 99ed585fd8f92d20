import type { TopicPart } from '#domain/coach/topics/topic.ts'

/** Titles of a topic whose goals some texts of the topic do not fit, and words of those texts. */
export type Misfit = { title: RegExp; words: RegExp; part?: TopicPart }
