import { Stack, type StackProps } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { Construct } from 'constructs'
import type { DeploymentSettings } from '../config.ts'
import { mailDomain } from '../grants.ts'

/** The SES identity of the sender's domain, and the configuration set. */
export class MailStack extends Stack {
  readonly configurationSet: ConfigurationSet

  constructor(scope: Construct, id: string, props: StackProps & { settings: DeploymentSettings }) {
    super(scope, id, props)
    const domain = mailDomain(props.settings)

    this.configurationSet = new ConfigurationSet(this, 'configuration-set', {
      configurationSetName: `five-circles-${props.settings.stage}`,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
    })
    // SES publishes on the default bus only.
    this.configurationSet.addEventDestination('events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'default-bus', 'default')),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
      ],
    })
    new EmailIdentity(this, 'identity', {
      identity: Identity.domain(domain),
      configurationSet: this.configurationSet,
      mailFromDomain: `bounce.${domain}`,
    })
  }
}
