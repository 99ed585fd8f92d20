import { expect, test } from 'vitest'
import { createSaver } from '#local/services/cognito/atomic-file.ts'

test('createSaver never writes twice at once when a caller saves again as soon as its save ended', async () => {
  let writing = 0
  let most = 0
  let writes = 0
  const save = createSaver(async () => {
    writing += 1
    writes += 1
    most = Math.max(most, writing)
    await new Promise((resolve) => setImmediate(resolve))
    writing -= 1
  })
  const twice = async () => {
    await save()
    await save()
  }
  await Promise.all(Array.from({ length: 10 }, twice))
  expect(most).toBe(1)
  expect(writes).toBeLessThanOrEqual(4)
})
