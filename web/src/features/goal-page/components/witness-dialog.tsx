import Copy from 'lucide-react/icons/copy'
import Eye from 'lucide-react/icons/eye'
import LinkIcon from 'lucide-react/icons/link'
import Mail from 'lucide-react/icons/mail'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { witnessMessages } from '#domain/messages/witness.ts'
import { WITNESS_NAME_MAX, type WitnessView } from '#domain/witness/witness.ts'
import { usePerson } from '#web/entities/session/session.tsx'
import type { useChangeWitness } from '#web/features/goal-page/api/use-witness.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast.ts'
import { DialogToasts } from '#web/ui/toasts.tsx'
import { EndWitness } from './end-witness.tsx'
import { NewWitnessLink } from './new-witness-link.tsx'
import { describeWitness } from './witness-words.ts'
import './witness.css'

type Change = ReturnType<typeof useChangeWitness>
type Props = {
  witness: WitnessView | null
  /** False for a goal that takes no new witness, past its target date. */
  canInvite: boolean
  /** The account's zone. */
  zone: string
  change: Change
  onClose: () => void
}

const NOTES = [
  {
    icon: Eye,
    text: 'They see the title and the days of this goal. Not your messages, not your other goals, not your address.',
  },
  { icon: Mail, text: 'They may send you one line a week. It arrives with your morning, and you can mute it.' },
  { icon: LinkIcon, text: 'You can end it at any time. The link ends with it.' },
]

const Notes = () => (
  <ul className="witness-notes">
    {NOTES.map(({ icon, text }) => (
      <li key={text}>
        <Icon of={icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
)

const copyLink = async (link: string) => {
  try {
    await navigator.clipboard.writeText(link)
    toast.achievement(witnessMessages.copied)
  } catch {
    toast.error(witnessMessages.notCopied)
  }
}

const shareLink = async (link: string) => {
  try {
    await navigator.share({ url: link })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast.error(witnessMessages.notShared)
  }
}

/** The link, which is shown once (WITNESS-1). */
const LinkMade = ({ link }: { link: string }) => {
  const copy = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => copy.current?.focus(), [])
  return (
    <div className="stack" role="status">
      <p>This is their link. It is shown only now. Send it to one person you trust.</p>
      <p className="witness-link">{link}</p>
      <div className="button-row">
        <Button variant="ink" ref={copy} onClick={() => void copyLink(link)}>
          <Icon of={Copy} /> Copy the Link
        </Button>
        {'share' in navigator ? (
          <Button variant="line" onClick={() => void shareLink(link)}>
            <Icon of={Share2} /> Send the Link
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type PresentProps = Omit<Props, 'witness' | 'onClose'> & { witness: WitnessView; onEnd: () => void }

/** After the witness declined (WITNESS-13). */
const Declined = ({ witness, canInvite, zone, change }: Omit<PresentProps, 'onEnd'>) => (
  <>
    <div className="dialog-words">
      <p>{describeWitness(witness)} The link has ended, and nothing that your witness wrote is kept.</p>
    </div>
    {canInvite ? <NewWitnessLink change={change} zone={zone} name={witness.name} replaces={false} /> : null}
  </>
)

const Present = ({ witness, canInvite, zone, change, onEnd }: PresentProps) => (
  <>
    <div className="dialog-words">
      <p>{describeWitness(witness)}</p>
    </div>
    <div className="button-row">
      <Button
        variant="line"
        inactive={change.isPending}
        onClick={() => change.mutate({ kind: 'mute', muted: !witness.muted })}
      >
        {witness.muted ? 'Unmute' : 'Mute'}
      </Button>
      <Button variant="line" inactive={change.isPending} onClick={onEnd}>
        End Witness
      </Button>
    </div>
    <p className="fine-print">
      Muted lines are not kept, and your witness is not told. A new link ends the one that you sent.
    </p>
    {canInvite ? <NewWitnessLink change={change} zone={zone} name={witness.name} replaces /> : null}
  </>
)

/** Invites the witness of a goal, and mutes or ends one (WITNESS-1, WITNESS-8, WITNESS-9). */
export const WitnessDialog = ({ witness, canInvite, zone, change, onClose }: Props) => {
  const link = witness === null ? undefined : change.data?.link
  const { name } = usePerson()
  const [ending, setEnding] = useState(false)
  const hasDeclined = witness !== null && witness.declined_at !== null
  const title = witness === null || hasDeclined ? 'Ask somebody to witness' : 'Your witness'
  return (
    <>
      <Dialog title={title} onClose={onClose} wide>
        <div className="stack">
          {link !== undefined ? (
            <LinkMade link={link} />
          ) : hasDeclined ? (
            <Declined witness={witness} canInvite={canInvite} zone={zone} change={change} />
          ) : witness ? (
            <Present
              witness={witness}
              canInvite={canInvite}
              zone={zone}
              change={change}
              onEnd={() => setEnding(true)}
            />
          ) : (
            <>
              <div className="dialog-words">
                <p>
                  A goal is easier to keep when somebody knows of it. Send a link to one person you trust. They need no
                  account.
                </p>
              </div>
              {canInvite ? (
                <NewWitnessLink
                  change={change}
                  zone={zone}
                  name={(name ?? '').slice(0, WITNESS_NAME_MAX)}
                  replaces={false}
                />
              ) : null}
            </>
          )}
          <Notes />
        </div>
        <DialogToasts />
      </Dialog>
      {ending ? <EndWitness change={change} onClose={() => setEnding(false)} /> : null}
    </>
  )
}
