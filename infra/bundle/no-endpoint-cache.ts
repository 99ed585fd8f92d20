/**
 * Replaces `@aws-sdk/endpoint-cache` in the bundles. The DynamoDB client uses it for endpoint discovery only, which is off
 * (ADR 121).
 */
export class EndpointCache {}
