/** Names that no one can own (RFC 2606): what the shipped files write until a seller writes their own. */
const exampleHost = /(?:^|\.)(?:(?:example|test|invalid)|example\.(?:com|org|net))$/i

/** Whether no one reads an email address, or nothing is at a link. */
export const isExampleAddress = (address: string): boolean =>
  exampleHost.test(URL.canParse(address) ? new URL(address).hostname : address.slice(address.lastIndexOf('@') + 1))
