import History from 'lucide-react/icons/history'
import { type RefObject, useId, useState } from 'react'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { Icon } from '#web/ui/icon.tsx'
import './talk.css'

/** The conversation-history link appears above this many entries (INTERVIEW-7). */
const WITHOUT_HISTORY = 2

/** The number of entries shown without the history. */
const newest = (entries: number): number => {
  if (entries % 2 === 0) return 2
  return entries > WITHOUT_HISTORY + 1 ? 3 : 1
}

const SPEAKERS = { consultant: 'Consultant', user: 'You' } as const

type Props = {
  said: readonly ConversationEntry[]
  /** True while the consultant reads the last entry. */
  asking: boolean
  /** The element of the newest question. */
  question: RefObject<HTMLParagraphElement | null>
}

/** The conversation, with older entries behind a link. */
export const Talk = ({ said, asking, question }: Props) => {
  const id = useId()
  const [whole, setWhole] = useState(false)
  const hasHistory = said.length > WITHOUT_HISTORY
  const from = hasHistory && !whole ? said.length - newest(said.length) : 0
  const isNow = (at: number) => at === said.length - 1 && !asking
  return (
    <div className="talk-all">
      {hasHistory ? (
        <p>
          <button
            type="button"
            className="link-button talk-history"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            <Icon of={History} /> <span>Conversation history, {said.length} entries</span>
          </button>
        </p>
      ) : null}
      <ol className="talk" id={id} aria-label="Conversation">
        {said.map(({ role, content }, at) =>
          at < from ? null : (
            // The index is a stable key: entries are only appended.
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice.
            <li key={at} data-role={role} data-now={isNow(at) && role === 'consultant' ? '' : undefined}>
              <p className="talk-by">{SPEAKERS[role]}</p>
              <p className="talk-words" dir="auto" {...(isNow(at) && { ref: question, tabIndex: -1 })}>
                {content}
              </p>
            </li>
          ),
        )}
        {asking ? (
          <li data-role="consultant">
            <p className="talk-by">Consultant</p>
            <p className="talk-words" role="status">
              Reading your answer...
            </p>
          </li>
        ) : null}
      </ol>
    </div>
  )
}
