/** What an answer says, without the id that is of this one request. */
export function withoutRequestId(body: string): string {
  return body.replace(/,"requestId":"[^"]+"/, '');
}
