import type { App, Stack } from 'aws-cdk-lib'
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'

/** Sends every alarm of the app to one address, by a topic in the given stack. */
export const mailAlarms = (app: App, stack: Stack, address: string): void => {
  const topic = new Topic(stack, 'alarms', { enforceSSL: true })
  topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'))
  topic.addSubscription(new EmailSubscription(address))
  const action = new SnsAction(topic)
  for (const construct of app.node.findAll()) if (construct instanceof Alarm) construct.addAlarmAction(action)
}
