import { useEffect, useMemo, useRef, useState } from 'react'
import type { DraftCircle, DraftLife, Interview } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { EMPTY, type StoredInterview, storedDraft, watchOtherTabs, withAnswers } from './draft.ts'

/** How the steps change their answers. */
export type Answering = {
  onLife: (change: Partial<DraftLife>) => void
  onCircle: (circle: CircleKey, change: Partial<DraftCircle>) => void
}

/** An interview, the earlier answers with which it started, and whether it is as it is stored. */
type Begun = { draft: StoredInterview; from: Interview | null; isStored: boolean }

const begin = (from: Interview | null): Begun => ({
  draft: from === null ? EMPTY : { ...EMPTY, answers: from },
  from,
  isStored: false,
})

/**
 * A person's interview, stored at every change (INTERVIEW-9). Before the first change it has the answers of the last
 * interview, `earlier`, if any. `earlier` may arrive late and never replaces typed answers. A change in another tab is shown here, so
 * that the next change here does not undo it.
 */
export const useInterviewDraft = (personId: string, earlier: Interview | null) => {
  const kept = useMemo(() => storedDraft(personId), [personId])
  const [begun, setBegun] = useState<Begun | null>(() => {
    const draft = kept.read()
    return draft && { draft, from: null, isStored: true }
  })
  const { draft, from } = begun ?? begin(earlier)
  const forgotten = useRef(false)
  useEffect(() => {
    if (begun !== null && !begun.isStored && !forgotten.current) kept.write(begun.draft)
  }, [begun, kept])
  useEffect(
    () =>
      watchOtherTabs(personId, () => {
        const draft = kept.read()
        if (draft !== null) setBegun({ draft, from: null, isStored: true })
      }),
    [personId, kept],
  )
  const update = (change: (now: StoredInterview) => StoredInterview) =>
    setBegun((now) => {
      const before = now ?? begin(earlier)
      return { ...before, draft: change(before.draft), isStored: false }
    })

  const answering: Answering = {
    onLife: (change) =>
      update((now) => withAnswers(now, { ...now.answers, lifeContext: { ...now.answers.lifeContext, ...change } })),
    onCircle: (circle, change) =>
      update((now) => {
        const { circleData } = now.answers
        return withAnswers(now, {
          ...now.answers,
          circleData: { ...circleData, [circle]: { ...circleData[circle], ...change } },
        })
      }),
  }
  /** A pending write must not restore a cleared draft. */
  const forget = () => {
    forgotten.current = true
    kept.clear()
  }
  return { draft, update, answering, forget, isAgain: from !== null }
}
