import type { Duration } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnSchedule, type CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { SCHEDULED_TIME, type ScheduleDefinition } from '#events/schedules.ts'

export type TickProps = {
  schedule: ScheduleDefinition
  group: CfnScheduleGroup
  lambda: IFunction
  deadLetters: IQueue
  maxAge: Duration
}

/** A schedule that tells a function the instant it stands for, under a role that may call that function alone. */
export class Tick extends Construct {
  constructor(scope: Construct, id: string, { schedule, group, lambda, deadLetters, maxAge }: TickProps) {
    super(scope, id)
    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }))
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }))
    const tick = new CfnSchedule(this, 'schedule', {
      name: schedule.name,
      groupName: group.ref,
      scheduleExpression: `cron(${schedule.cron.minute} ${schedule.cron.hour} * * ? *)`,
      scheduleExpressionTimezone: schedule.zone,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: lambda.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify({ scheduledTime: SCHEDULED_TIME }),
        retryPolicy: { maximumRetryAttempts: 8, maximumEventAgeInSeconds: maxAge.toSeconds() },
        deadLetterConfig: { arn: deadLetters.queueArn },
      },
    })
    tick.node.addDependency(role)
  }
}
