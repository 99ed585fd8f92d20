import { expect, it } from 'vitest'
import { LINK_SECRET } from '#test/support/service-environment.ts'
import { setUpMorning } from './support/morning.ts'

const morning = setUpMorning()
const { goal, mails, send } = morning

// In a process of its own: a worker keeps the key that it has read, and another file can leave one in its memory.
it('sends the link that asks for a sign-in where the key of links cannot be read (MAIL-22)', async () => {
  const { id } = await goal()
  const { services } = morning.product
  services.secrets = { ...(services.secrets === 'down' ? {} : services.secrets), [LINK_SECRET]: '{}' }
  expect(await send()).toBe(true)
  const link = new URLSearchParams({ checkin: 'true', user: morning.ann.email, goal: id })
  expect(mails()).toHaveLength(1)
  expect(mails()[0]?.text).toContain(`https://five.example/?${link}`)
  expect(mails()[0]?.text).not.toContain('/check-in#')
  expect(morning.product.logs).toContainEqual(
    expect.objectContaining({ message: 'check-in link not signed', goal_id: id }),
  )
})
