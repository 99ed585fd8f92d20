/**
 * In the bundles this stands for `@aws-sdk/endpoint-cache`, which the DynamoDB client makes and uses only with endpoint
 * discovery, which is off.
 */
export class EndpointCache {}
