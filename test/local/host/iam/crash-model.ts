import { allow, cloud, createFunction, createQueue } from './cloud.ts'

/** A cloud model with a function that sends, a rule, and a queue that another function consumes. */
export const model = cloud({
  functions: [createFunction('sender', [allow(['sqs:*', 'events:*'], ['*'])]), createFunction('worker')],
  queues: [createQueue('work')],
  queueSources: [
    {
      queue: 'work',
      functionName: 'worker',
      batchSize: 10,
      windowSeconds: 0,
      reportsItemFailures: false,
      maxConcurrency: 2,
    },
  ],
  rules: [
    {
      name: 'all',
      bus: 'five-circles-test',
      pattern: { source: ['five-circles'] },
      targets: [{ functionName: 'worker', retry: { attempts: 0, maxAgeSeconds: 60, deadLetterQueue: null } }],
    },
  ],
})
