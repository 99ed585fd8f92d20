import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { witnessMessages } from '#domain/messages/witness.ts'
import type { WitnessView } from '#domain/witness/witness.ts'
import { contract as getDailyMotivation } from '#functions/motivation/get-daily-motivation/contract.ts'
import { contract as endWitness } from '#functions/witness/end-witness/contract.ts'
import { contract as getWitness } from '#functions/witness/get-witness/contract.ts'
import { contract as inviteWitness } from '#functions/witness/invite-witness/contract.ts'
import { contract as muteWitness } from '#functions/witness/mute-witness/contract.ts'
import { noNetwork, Refused } from '#test/web/support/fake-api.ts'
import { book } from '#test/web/support/goal-fixtures.ts'
import { serverWith } from '#test/web/support/server.ts'
import { open, stored } from './support/goal-page-fixtures.tsx'

const invited: WitnessView = {
  name: 'Maren',
  invited_at: '2026-04-02T12:00:00.000Z',
  opened_at: null,
  muted: false,
  declined_at: null,
  witness_name: '',
  line: null,
}
const LINE = 'I read chapter two.'
const link = `https://five.example/witness#${'a'.repeat(43)}`

const showGoal = (witness: WitnessView | null, goal = book) => {
  const api = serverWith([goal])
    .on(getDailyMotivation, () => ({ motivation: stored }))
    .on(getWitness, () => ({ witness }))
    .on(inviteWitness, () => ({ link, witness: invited }))
    .on(muteWitness, () => ({ witness: { ...invited, muted: true } }))
    .on(endWitness, () => ({}))
  return { api, ...open(goal.id) }
}

/** The question has the same button as what opened it. */
const confirmEnd = (user: ReturnType<typeof open>['user']) =>
  user.click(
    within(screen.getByRole('dialog', { name: 'End this witness?' })).getByRole('button', { name: 'End Witness' }),
  )

describe("a goal's witness on its page", () => {
  it('is invited by a link that is shown once', async () => {
    const { api, user } = showGoal(null)
    await user.click(await screen.findByRole('button', { name: 'Ask somebody' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask somebody to witness' }))
    await user.type(dialog.getByLabelText('Your name, as they see it'), 'Maren')
    await user.click(dialog.getByRole('button', { name: 'Make the Link' }))
    expect(await screen.findByText(link)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Copy the Link' })).toBe(document.activeElement)
    expect(api.named(inviteWitness)).toMatchObject([{ goalId: book.id, name: 'Maren' }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Manage witness' }))
    expect(screen.getByRole('dialog', { name: 'Your witness' })).toBeDefined()
    expect(screen.queryByText(link)).toBeNull()
  })

  it('says inside its modal dialog that the link was copied', async () => {
    const { user } = showGoal(null)
    await user.click(await screen.findByRole('button', { name: 'Ask somebody' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask somebody to witness' }))
    await user.type(dialog.getByLabelText('Your name, as they see it'), 'Maren')
    await user.click(dialog.getByRole('button', { name: 'Make the Link' }))
    await user.click(await dialog.findByRole('button', { name: 'Copy the Link' }))
    expect(await dialog.findByText(witnessMessages.copied)).toBeDefined()
  })

  it('is muted and, after one question, ended in its dialog, which says whether the link was opened (WITNESS-12)', async () => {
    const { api, user } = showGoal(invited)
    await user.click(await screen.findByRole('button', { name: 'Manage witness' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText('Invited Apr 2, not opened yet.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Mute' }))
    expect(await dialog.findByText('Invited Apr 2, not opened yet, muted.')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'End Witness' }))
    await user.click(screen.getByRole('button', { name: 'Keep the Witness' }))
    expect(api.named(endWitness)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'End Witness' }))
    await confirmEnd(user)
    expect(await screen.findByRole('dialog', { name: 'Ask somebody to witness' })).toBeDefined()
    expect(api.named(muteWitness)).toMatchObject([{ muted: true }])
    expect(api.named(endWitness)).toHaveLength(1)
  })

  it('says inside its modal dialog that it was not ended, and keeps the focus there', async () => {
    const { api, user } = showGoal(invited)
    api.on(endWitness, noNetwork)
    await user.click(await screen.findByRole('button', { name: 'Manage witness' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Your witness' }))
    await user.click(dialog.getByRole('button', { name: 'End Witness' }))
    await confirmEnd(user)
    expect(await dialog.findByText(witnessMessages.failed)).toBeDefined()
    expect(screen.queryByRole('dialog', { name: 'End this witness?' })).toBeNull()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'End Witness' }))
  })

  it.each(['', 'Maren'])(
    'is not invited by a refused name, which the field says (WITNESS-15), starting with “%s”',
    async (name) => {
      const { api, user } = showGoal(name === '' ? null : invited)
      api.on(inviteWitness, () => {
        throw new Refused(400, `name: ${witnessMessages.ownerNameRefused}`, 'refused', 'name')
      })
      await user.click(await screen.findByRole('button', { name: name === '' ? 'Ask somebody' : 'Manage witness' }))
      const dialog = within(screen.getByRole('dialog'))
      const field = dialog.getByLabelText('Your name, as they see it')
      await user.type(field, ' lazy loser')
      await user.click(dialog.getByRole('button', { name: /^Make (?:the|a New) Link$/ }))
      expect(await dialog.findByText(witnessMessages.ownerNameRefused)).toBeDefined()
      expect(field.getAttribute('aria-invalid')).toBe('true')
    },
  )

  it('is not invited by a name in crisis: help lines stand in the dialog until it changes (WITNESS-15)', async () => {
    const { api, user } = showGoal(null)
    api.on(inviteWitness, () => {
      throw new Refused(409, 'It was not saved here.', 'conflict', undefined, 'suicide')
    })
    await user.click(await screen.findByRole('button', { name: 'Ask somebody' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByLabelText('Your name, as they see it')
    await user.type(field, ' wants to die')
    await user.click(dialog.getByRole('button', { name: 'Make the Link' }))
    expect(await dialog.findByRole('heading', { name: 'You do not have to be alone with this' })).toBeDefined()
    expect(dialog.getByRole('link', { name: 'Call 988' })).toBeDefined()
    expect(dialog.getByText(/no link was made/)).toBeDefined()
    await user.clear(field)
    expect(dialog.queryByRole('link', { name: 'Call 988' })).toBeNull()
  })

  it('has its line shown after the message of the day, as plain text', async () => {
    const text = `${LINE} <b>bold</b>`
    const { user } = showGoal({ ...invited, line: { text, day: '2026-04-14' } })
    const said = await screen.findByRole('region', { name: 'From your witness' })
    expect(within(said).getByText(text).tagName).toBe('BLOCKQUOTE')
    const message = screen.getByRole('region', { name: "Today's Motivation" })
    expect(message.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(within(said).getByRole('button', { name: 'Mute Witness' }))
    expect(await screen.findByText(/not opened yet, muted/)).toBeDefined()
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByRole('heading', { name: "Today's Motivation" })).toBe(document.activeElement)
  })

  it('is named when it gave a name (WITNESS-14)', async () => {
    showGoal({
      ...invited,
      opened_at: '2026-04-03T12:00:00.000Z',
      witness_name: 'Jonas',
      line: { text: LINE, day: '2026-04-14' },
    })
    expect(await screen.findByText('One line from Jonas, your witness')).toBeDefined()
    expect(screen.getByText(/^Jonas, since Apr 3\./)).toBeDefined()
  })

  it('has declined: the owner sees the date and can ask somebody else (WITNESS-13)', async () => {
    const { api, user } = showGoal({ ...invited, declined_at: '2026-04-05T12:00:00.000Z' })
    expect(await screen.findByText(/^Declined Apr 5\./)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ask somebody' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask somebody to witness' }))
    expect(dialog.queryByRole('button', { name: 'Mute' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Make the Link' }))
    expect(await screen.findByText(link)).toBeDefined()
    expect(api.named(inviteWitness)).toMatchObject([{ name: 'Maren' }])
  })

  it('of a gentle goal can be ended, and no witness can be invited', async () => {
    const { api, user } = showGoal(invited, { ...book, care: 'gentle', care_reason: 'burnout' })
    await screen.findByText(/Your witness sees nothing of this goal for now/)
    expect(screen.queryByRole('button', { name: /Manage witness|Ask somebody/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'End witness' }))
    await confirmEnd(user)
    expect(api.named(endWitness)).toHaveLength(1)
  })
})
