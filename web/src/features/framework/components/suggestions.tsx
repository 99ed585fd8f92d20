import { type ReactNode, useId } from 'react'
import type { GoalSuggestion } from '#domain/framework/suggestions.ts'
import type { CircleDraft, Suggested } from '#web/features/framework/stored-workshop.ts'
import { Bone } from '#web/ui/spinner.tsx'
import './suggestions.css'

type OneProps = { of: GoalSuggestion; name: string; checked: boolean; onChoose: () => void }

const Suggestion = ({
  of: { title, description, reasoning, timeCommitment, minutes, days, kind },
  name,
  checked,
  onChoose,
}: OneProps) => {
  const id = useId()
  return (
    <label className="suggestion">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words ${id}-time`}
      />
      <span className="suggestion-dot" aria-hidden="true" />
      <span className="suggestion-words">
        <b id={`${id}-title`} dir="auto">
          {title}
        </b>
        <span className="suggestion-text" id={`${id}-words`} dir="auto">
          <span>{description}</span> <span className="suggestion-why">{reasoning}</span>
        </span>
      </span>
      {/* Over a gentle subject there are no figures (FRAMEWORK-14). */}
      <span className="suggestion-time" id={`${id}-time`}>
        {kind !== undefined && minutes === undefined ? null : (
          <>
            <b>{timeCommitment} h</b> a week
          </>
        )}
        {minutes !== undefined && days !== undefined ? (
          <span className="suggestion-size">
            {minutes} minutes on {days} {days === 1 ? 'day' : 'days'}
          </span>
        ) : null}
      </span>
    </label>
  )
}

/** A placeholder for a suggestion, which prevents layout shifts. */
const Awaited = () => (
  <div className="suggestion suggestion-awaited" aria-hidden="true">
    <span className="suggestion-dot" />
    <span className="suggestion-words">
      <Bone kind="short" />
      <Bone />
      <Bone kind="title" />
    </span>
  </div>
)

const OwnGoal = ({
  name,
  chosen,
  onChoose,
  children,
}: {
  name: string
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}) => {
  const id = useId()
  return (
    <div className="suggestion suggestion-own">
      <input id={id} type="radio" name={name} checked={chosen} onChange={onChoose} />
      <span className="suggestion-dot" aria-hidden="true" />
      <label className="suggestion-words" htmlFor={id}>
        <b>Write my own</b>
      </label>
      <fieldset className="own" disabled={!chosen}>
        <legend className="visually-hidden">Your own goal</legend>
        {children}
      </fieldset>
    </div>
  )
}

const isGentle = ({ suggestions }: Suggested): boolean =>
  suggestions.every(({ kind, minutes }) => kind !== undefined && minutes === undefined)

type Props = {
  /** The name in a sentence. */
  circle: string
  /** Undefined while they load. */
  suggested: Suggested | undefined
  /** The present choice. */
  choice: CircleDraft['choice']
  onChoose: (choice: CircleDraft['choice']) => void
  /** Id of the text that says that they load. */
  waitingId: string
  /** The fields of a custom goal. */
  children: ReactNode
}

/** The suggestions and the custom goal (FRAMEWORK-6): native radios, with the whole row as target. */
export const Suggestions = ({ circle, suggested, choice, onChoose, waitingId, children }: Props) => {
  const name = useId()
  return (
    <fieldset className="suggestions" aria-busy={suggested === undefined}>
      <legend>Suggested for you</legend>
      <p className="suggestions-news" role="status" id={waitingId}>
        {suggested
          ? `Three suggestions${isGentle(suggested) ? '' : ' within your hours'}${suggested.source === 'built-in' ? ', from our own book of goals' : ''}.`
          : `Your coach is reading what you said about ${circle}. Three suggestions are on their way.`}
      </p>
      <div className="suggestions-rows">
        {suggested ? (
          suggested.suggestions.map((one, at) => (
            <Suggestion key={one.title} of={one} name={name} checked={choice === at} onChoose={() => onChoose(at)} />
          ))
        ) : (
          <>
            <Awaited />
            <Awaited />
            <Awaited />
          </>
        )}
        <OwnGoal name={name} chosen={choice === 'own'} onChoose={() => onChoose('own')}>
          {children}
        </OwnGoal>
      </div>
    </fieldset>
  )
}
