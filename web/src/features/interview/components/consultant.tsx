import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import type { ConversationEntry } from '#domain/interview/conversation.ts'
import { pendingQuestion, type StoredInterview } from '#web/features/interview/draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AnswerField } from './answer-field.tsx'
import { Talk } from './talk.tsx'

type Props = {
  draft: StoredInterview
  /** True while the consultant reads an answer. */
  asking: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onReply: (reply: string) => void
  onShare: (reply: string) => void
  onCreate: () => void
  onBack: () => void
}

/** A new question gets the focus; the first one follows the heading. */
const useQuestionFocus = (question: string | null) => {
  const place = useRef<HTMLParagraphElement>(null)
  const before = useRef(question)
  useEffect(() => {
    if (before.current === question) return
    before.current = question
    place.current?.focus()
  }, [question])
  return place
}

/** The chat with the consultant (INTERVIEW-7). */
export const Consultant = ({ draft, asking, heading, onReply, onShare, onCreate, onBack }: Props) => {
  const question = pendingQuestion(draft)
  const place = useQuestionFocus(question)
  const reply = draft.reply.trim()
  const sent: ConversationEntry[] = asking ? [{ role: 'user', content: reply }] : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question === null) onCreate()
    else if (reply !== '' && !asking) onShare(reply)
  }
  return (
    <form className="interview-form interview-chat" noValidate onSubmit={submit}>
      <header>
        <h1 tabIndex={-1} ref={heading}>
          Consultant Interview
        </h1>
        <p>Your eight steps are in. A few questions back, then your framework is drawn.</p>
      </header>
      <Talk said={[...draft.conversation, ...sent]} asking={asking} question={place} />
      {question === null ? (
        <p>Your answers are all here.</p>
      ) : (
        <AnswerField
          label="Your response"
          hint="A sentence or two, as it comes to mind."
          name="response"
          rows={4}
          value={asking ? '' : draft.reply}
          onChange={asking ? () => undefined : onReply}
        />
      )}
      <div className="form-foot talk-foot">
        <Button variant="plain" onClick={onBack} inactive={asking}>
          <Icon of={ArrowLeft} /> Back to Form
        </Button>
        <Button variant="dawn" size="large" type="submit" inactive={question !== null && (reply === '' || asking)}>
          {question === null ? 'Create Framework' : 'Share Response'}
        </Button>
      </div>
    </form>
  )
}
