import { PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { SendMessageBatchCommand } from '@aws-sdk/client-sqs'
import { model } from './crash-model.ts'
import { startParts } from './parts.ts'

/** Sends messages and events until it is killed. Prints the id of each acknowledged one. No function succeeds. */
const [folder = ''] = process.argv.slice(2)
const parts = await startParts(model, { worker: () => new Promise(() => {}) }, { folder })
const sqs = parts.sqs('sender')
const events = parts.events('sender')
const QueueUrl = model.queues[0]?.url
const sendMessages = async () => {
  for (;;) {
    const Entries = [{ Id: '0', MessageBody: 'x' }]
    const { Successful } = await sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }))
    process.stdout.write(`${Successful?.[0]?.MessageId}\n`)
  }
}
const sendEvents = async () => {
  const entry = { EventBusName: 'five-circles-test', Source: 'five-circles', DetailType: 'x', Detail: '{}' }
  for (;;) {
    const { Entries } = await events.send(new PutEventsCommand({ Entries: [entry] }))
    process.stdout.write(`${Entries?.[0]?.EventId}\n`)
  }
}
await Promise.all([sendMessages(), sendEvents()])
