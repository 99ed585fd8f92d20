import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '#domain/time/units.ts'
import { judgeRelease, watchAlarms } from '#infra/operator/watch-alarms.ts'

const START = Date.parse('2026-11-22T12:00:00Z')
const BEFORE = new Date(START - MINUTE_MS)
const ringing = (name: string, since: Date) => ({ AlarmName: name, StateTransitionedTimestamp: since })

describe('npm run watch-release', () => {
  const watch = async (states: ReturnType<typeof ringing>[][]) => {
    const client = new CloudWatchClient({ region: 'us-east-1' })
    const cloudwatch = mockClient(client)
    let now = START
    let asked = 0
    cloudwatch.on(DescribeAlarmsCommand).callsFake(() => ({ MetricAlarms: states[asked++] ?? [] }))
    const pause = async (ms: number) => {
      now += ms
    }
    const names = await watchAlarms({ cloudwatch: client, now: () => now, pause }, 'prod', 2 * MINUTE_MS)
    const [first] = cloudwatch.commandCalls(DescribeAlarmsCommand)
    expect(first?.args[0].input).toMatchObject({ AlarmNamePrefix: 'five-circles-prod-', StateValue: 'ALARM' })
    return { names, minutes: (now - START) / MINUTE_MS }
  }

  it('names an alarm that goes off, and ends', async () => {
    const failing = ringing('five-circles-prod-server-errors', new Date(START + MINUTE_MS))
    expect(await watch([[], [], [failing]])).toEqual({ names: ['five-circles-prod-server-errors'], minutes: 1 })
  })

  it('returns no name after its time when every alarm was on before', async () => {
    const old = ringing('five-circles-prod-drift', BEFORE)
    expect(await watch(Array.from({ length: 5 }, () => [old]))).toEqual({ names: [], minutes: 2 })
  })

  it('ends with code 2 for wrong arguments, and names them', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/watch-release.mjs', '--stage', 'moon'], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('Setting "stage"')
    expect(stderr).not.toContain('could not be read')
    expect(status).toBe(2)
  })

  describe('judges the release', () => {
    beforeEach(() => {
      for (const way of ['info', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
    })
    const judge = async (watched: () => Promise<string[]>) => {
      const outputs: string[] = []
      const code = await judgeRelease({ watch: watched, output: (line) => outputs.push(line) })
      return { code, outputs }
    }

    it.each([
      ['good without an alarm', async () => [], { code: 0, outputs: [] }],
      ['bad with an alarm', async () => ['five-circles-prod-server-errors'], { code: 1, outputs: ['alarms=true'] }],
      [
        'unknown when CloudWatch cannot be read',
        () => Promise.reject(new Error('Rate exceeded')),
        { code: 2, outputs: [] },
      ],
    ])('as %s', async (_, watched, expected) => expect(await judge(watched)).toEqual(expected))

    it('and the workflow rolls back by that output alone', () => {
      const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8')
      const conditions = [...workflow.matchAll(/ if: (.+)$/gm)].map(([, condition]) => condition)
      expect(conditions).toEqual(["failure() && steps.watch.outputs.alarms == 'true'"])
    })
  })
})
