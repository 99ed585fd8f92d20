import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { reflectionMessages } from '#domain/messages/reflection.ts'
import { note, type Reflection } from '#domain/streaks/reflection.ts'
import { contract as reflectOnCheckIn } from '#functions/streaks/reflect-on-check-in/contract.ts'
import { showGoal } from '#web/entities/goals/goals-query.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { type Draft, type DraftOf, draftKey, isUnsaved, readDraft } from './reflection-draft.ts'
import { reflectionsQuery } from './use-reflect.ts'

/** The reason why a line is not valid; undefined for a valid one. */
export const findFault = (line: string): string | undefined => z.safeParse(note, line).error?.issues[0]?.message

const startDraft = (initial: Reflection | undefined): Draft => {
  const saved = { feeling: initial?.feeling ?? null, note: initial?.note ?? '' }
  return { ...saved, line: saved.note, saved, isSaving: false, isKept: false, failure: undefined }
}

const change = (client: QueryClient, of: DraftOf, changes: Partial<Draft>): void => {
  client.setQueryData(draftKey(of), (draft: Draft | undefined) => draft && { ...draft, ...changes })
}

/** The fields that the server does not have yet; undefined if it has all. */
const findChange = ({ feeling, note, saved }: Draft) => {
  if (feeling === saved.feeling && note === saved.note) return undefined
  return { ...(feeling !== saved.feeling && { feeling }), ...(note !== saved.note && { note }) }
}

const isShown = (client: QueryClient, of: DraftOf): boolean =>
  (client
    .getQueryCache()
    .find({ queryKey: draftKey(of) })
    ?.getObserversCount() ?? 0) > 0

/**
 * Sends what the server does not have yet, one request after the other. What changes during a request goes with the next one, and a
 * failed request is repeated only together with such a change. A failure without a form on the page is told in a toast.
 */
const sendDraft = async (client: QueryClient, of: DraftOf, onSaved: () => void): Promise<void> => {
  const { goal, date } = of
  if (readDraft(client, of)?.isSaving) return
  let failed: Draft | undefined
  for (;;) {
    const draft = readDraft(client, of)
    const wanted = draft && findChange(draft)
    if (!wanted || (draft.feeling === failed?.feeling && draft.note === failed.note)) break
    change(client, of, { isSaving: true, failure: undefined })
    try {
      const answer = await call(reflectOnCheckIn, { goalId: goal.id, date, ...wanted })
      change(client, of, { saved: { feeling: draft.feeling, note: draft.note }, isKept: true })
      onSaved()
      showGoal(client, goal.user_id, answer.goal)
      void client.invalidateQueries({ queryKey: reflectionsQuery(goal).queryKey })
    } catch (error) {
      failed = draft
      change(client, of, { failure: error instanceof ApiError ? error.message : reflectionMessages.failed })
    }
  }
  change(client, of, { isSaving: false })
  const failure = readDraft(client, of)?.failure
  if (failure !== undefined && !isShown(client, of)) toast.error(failure)
}

/** The draft of a day, which outlives the form. `save` also runs when the form leaves the page. */
export const useReflectionDraft = (of: DraftOf, initial: Reflection | undefined, onSaved: () => void) => {
  const client = useQueryClient()
  const start = () => {
    const before = readDraft(client, of)
    return before && isUnsaved(before) ? before : startDraft(initial)
  }
  const first = useRef<Draft>(null)
  if (first.current === null) {
    first.current = start()
    client.setQueryData(draftKey(of), first.current)
  }
  const { data: draft = first.current } = useQuery({
    queryKey: draftKey(of),
    queryFn: skipToken,
    initialData: first.current,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const save = () => {
    const { line } = readDraft(client, of) ?? first.current ?? startDraft(initial)
    if (findFault(line) === undefined) change(client, of, { note: line.trim() })
    void sendDraft(client, of, onSaved)
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  // A removed field sends no blur.
  useEffect(() => () => latest.current(), [])
  return { draft, save, edit: (changes: Pick<Partial<Draft>, 'feeling' | 'line'>) => change(client, of, changes) }
}
