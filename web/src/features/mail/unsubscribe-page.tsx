import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { mailMessages } from '#domain/messages/mail.ts'
import { requestMessages } from '#domain/messages/request.ts'
import { sessionMessages } from '#domain/messages/session.ts'
import { contract as unsubscribe } from '#functions/mail/unsubscribe/contract.ts'
import { call } from '#web/entities/session/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { isNetworkError } from '#web/lib/error-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The words for what the link ends: the mails of its goal, every mail, the Sunday letter (MAIL-27), or the evening question (EVENING-8). */
const WORDS = {
  goal: {
    title: 'No more wake-up emails?',
    lead: 'The emails of this one goal stop. The goal, its streak and its messages on the dashboard stay.',
    button: 'Stop the Emails of This Goal',
  },
  all: {
    title: 'No more emails about your goals?',
    lead: 'Every email about your goals stops. The goals, their streaks and their messages on the dashboard stay.',
    button: 'Stop All Emails',
  },
  letter: {
    title: 'No more Sunday letters?',
    lead: 'The letter stops. The other emails come as before.',
    button: 'Stop the Sunday Letter',
  },
  evening: {
    title: 'No more evening questions?',
    lead: 'The question stops, by email and by push. The other emails come as before.',
    button: 'Stop the Evening Question',
  },
} as const

const DONE: Record<keyof typeof WORDS, string> = {
  goal: 'The mornings are quiet now.',
  all: 'The mornings are quiet now.',
  letter: 'The Sundays are quiet now.',
  evening: 'The evenings are quiet now.',
}

const INCOMPLETE = 'This link is not complete.'

type State = 'asking' | 'sending' | 'done' | { failed: string }

const describeFailure = (error: unknown): string => {
  if (isNetworkError(error)) return sessionMessages.network
  // For every refusal the only remedy is a newer link.
  return error instanceof ApiError && error.status < 500 ? mailMessages.linkInvalid : requestMessages.internal
}

/**
 * `/unsubscribe`: the target of the link in a wake-up mail's footer (MAIL-8). Opening it changes nothing, because mail
 * scanners open links, so the page asks first.
 */
export const UnsubscribePage = () => {
  const [params] = useSearchParams()
  const [state, setState] = useState<State>('asking')
  const link = z.safeParse(unsubscribe.request, Object.fromEntries(params))

  const what = link.data?.list ?? (link.data?.goal === undefined ? undefined : 'goal')
  useTitle(what === undefined ? INCOMPLETE : state === 'done' ? DONE[what] : WORDS[what].title)

  if (!link.success || what === undefined) {
    return (
      <Notice
        title={INCOMPLETE}
        lead="Open it once more from the foot of a newer wake-up email, or turn the email off where you edit the goal."
        sun="still"
        actions={
          <ButtonLink to="/dashboard" size="large">
            Go to Your Goals
          </ButtonLink>
        }
      />
    )
  }
  const { goal } = link.data
  const words = WORDS[what]
  if (state === 'done') {
    return (
      <Notice
        title={DONE[what]}
        lead={mailMessages.unsubscribed[what]}
        sun="still"
        live
        ground={
          what !== 'goal' ? (
            <>
              Changed your mind? Turn them on again in your <RouterLink to="/settings">settings</RouterLink>.
            </>
          ) : (
            <>
              Your goal and its streak stay as they are. Changed your mind? Turn the email on again where you{' '}
              <RouterLink to={`/dashboard?edit=${goal}`}>edit the goal</RouterLink>.
            </>
          )
        }
      />
    )
  }

  const send = async () => {
    setState('sending')
    try {
      await call(unsubscribe, link.data)
      setState('done')
    } catch (error) {
      setState({ failed: describeFailure(error) })
    }
  }
  const sending = state === 'sending'
  return (
    <Notice
      title={words.title}
      lead={words.lead}
      sun="rising"
      actions={
        <>
          {typeof state === 'object' ? <Banner kind="failed">{state.failed}</Banner> : null}
          <Button variant="dawn" size="large" inactive={sending} onClick={() => void send()}>
            {sending ? 'Stopping...' : words.button}
          </Button>
          <ButtonLink to="/dashboard" size="large">
            Keep Them
          </ButtonLink>
        </>
      }
    />
  )
}
