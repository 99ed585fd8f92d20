import type { QueryClient } from '@tanstack/react-query'
import type { Feeling, Reflection } from '#domain/streaks/reflection.ts'
import type { Day } from '#domain/time/day.ts'

/** What a person chose and typed about a day of a goal, and what of it the server has. */
export type Draft = {
  feeling: Feeling | null
  /** As typed. */
  line: string
  /** The line to save: trimmed and valid. */
  note: string
  saved: Pick<Reflection, 'feeling' | 'note'>
  isSaving: boolean
  /** Something was saved since the form opened. */
  isKept: boolean
  /** Why the last save failed, as shown to the person. */
  failure: string | undefined
}

export type DraftOf = { goal: { id: string; user_id: string }; date: Day }

/** Drafts live in the query cache, outside of the form, so that a form that goes loses no words. A sign-out clears them. */
export const draftKey = ({ goal, date }: DraftOf) => ['reflection-draft', goal.user_id, goal.id, date] as const

export const readDraft = (client: QueryClient, of: DraftOf): Draft | undefined => client.getQueryData(draftKey(of))

/** Whether the server does not have all of the draft yet. */
export const isUnsaved = ({ feeling, line, saved, isSaving }: Draft): boolean =>
  isSaving || feeling !== saved.feeling || line.trim() !== saved.note

/** Whether the person chose or typed something about the day, saved or not. */
export const hasDraftWords = (client: QueryClient, of: DraftOf): boolean => {
  const draft = readDraft(client, of)
  return draft !== undefined && (draft.feeling !== null || draft.line.trim() !== '' || draft.note !== '')
}

/** Empties the draft of a day whose check-in was undone, so that a form that leaves the page saves nothing. */
export const clearDraft = (client: QueryClient, of: DraftOf): void => {
  const saved = { feeling: null, note: '' }
  const cleared = { ...saved, line: '', saved, isSaving: false, isKept: false, failure: undefined }
  client.setQueryData(draftKey(of), (draft: Draft | undefined) => draft && cleared)
}
