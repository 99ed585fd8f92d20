import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { model } from './crash-model.ts'
import { startParts } from './parts.ts'

test('bus and queues keep every acknowledged event and message through kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-crash-'))
  const child = spawn(process.execPath, [fileURLToPath(new URL('./crash-sender.ts', import.meta.url)), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const acknowledged: string[] = []
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line)
    if (acknowledged.length === 200) child.kill('SIGKILL')
  }
  await exited

  const parts = await startParts(model, {}, { folder })
  parts.start()
  await parts.bus.idle()
  await parts.queues.idle()
  const received = new Set(parts.invocations.map(({ event }) => JSON.stringify(event)))
  const all = [...received].join('\n')
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
  expect(acknowledged.filter((id) => !all.includes(id))).toEqual([])
  await parts.end()
})
