import { useEffect, useMemo, useRef, useState } from 'react'
import type { CircleAnswers, LifeContext } from '#domain/interview/answers.ts'
import type { CircleKey } from '#domain/interview/circles.ts'
import { type Draft, EMPTY, keptDraft, withAnswers } from './draft.ts'

/** How the steps of the form change their answers. */
export type Answering = {
  onLife: (change: Partial<LifeContext>) => void
  onCircle: (circle: CircleKey, change: Partial<CircleAnswers>) => void
}

/** A person's interview, kept at every change. */
export const useDraft = (personId: string) => {
  const kept = useMemo(() => keptDraft(personId), [personId])
  const [draft, update] = useState<Draft>(() => kept.read() ?? EMPTY)
  const forgotten = useRef(false)
  useEffect(() => {
    if (draft !== EMPTY && !forgotten.current) kept.write(draft)
  }, [draft, kept])

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
  /** A change that is still on its way to the storage must not bring it back. */
  const forget = () => {
    forgotten.current = true
    kept.clear()
  }
  return { draft, update, answering, forget }
}
