import { type Duration, TimeZone } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import {
  ContextAttribute,
  type IScheduleGroup,
  Schedule,
  ScheduleExpression,
  ScheduleTargetInput,
} from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { ScheduleDefinition } from '#events/schedules.ts'

export type TickProps = {
  schedule: ScheduleDefinition
  group: IScheduleGroup
  lambda: IFunction
  deadLetters: IQueue
  maxAge: Duration
}

/** A schedule that invokes a function with the instant of the tick. Its role may invoke this function only (ADR 163). */
export class Tick extends Construct {
  constructor(scope: Construct, id: string, { schedule, group, lambda, deadLetters, maxAge }: TickProps) {
    super(scope, id)
    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [lambda.functionArn] }))
    role.addToPolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }))
    const { minute, hour } = schedule.cron
    const tick = new Schedule(this, 'tick', {
      scheduleName: schedule.name,
      scheduleGroup: group,
      schedule: ScheduleExpression.cron({ minute, hour, timeZone: TimeZone.of(schedule.zone) }),
      target: new LambdaInvoke(lambda, {
        // The target's own grant includes every version of the function.
        role: role.withoutPolicyUpdates(),
        input: ScheduleTargetInput.fromObject({ scheduledTime: ContextAttribute.scheduledTime }),
        retryAttempts: 8,
        maxEventAge: maxAge,
        deadLetterQueue: deadLetters,
      }),
    })
    tick.node.addDependency(role)
  }
}
