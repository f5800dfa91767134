/** “My client not pay 240 dollars”: who didn’t pay, in the grammar of someone who learns English, too. */
const unpaid =
  /\b(?:not|no|never|didn't|didnt|did not|don't|dont|doesn't|doesnt|hasn't|hasnt|haven't|won't|refuses to|still no) (?:\w+ ){0,2}?(?:pay|pays|payed|paid|paying|payment)\b|\b(?:he|she|they|client|customer|lady|guy|mrs? \w+|ms \w+) (?:still )?(?:owes?|owed) (?:me|us)\b|\bnot (?:get|got|getting|receive|received) (?:my|the|our) money\b/
const customer = /\b(?:clients?|customers?|he|she|him|her|they|them|lady|guy|man|woman|mrs?|ms|boss|company|owner)\b/
const asksForWords =
  /\b(?:what|how|which|can|help|please|pls|give|need)\b.{0,60}\b(?:write|text|say|message|msg|send|mail|e-?mail|letter|word)\b|\b(?:write|text|message|draft)\b.{0,50}\b(?:me|him|her|them|customer|client|to|please|pls)\b|\b(?:message|text|letter|mail|words) (?:please|pls)\b|\bhelp me write\b/
/** Of those who are paid, of a price that is haggled over, and of the member’s own bills. */
const isElse =
  /\b(?:my (?:employee|worker|cleaner|helper|staff|rent|landlord|supplier|taxes)|i (?:can't|cannot|cant|don't|didn't|won't) pay|i (?:owe|not pay)|late fee|contract|clause|policy|deposit|instead of|too (?:much|expensive)|discount|budget)\b/

export const isUnpaid = (plain: string): boolean =>
  unpaid.test(plain) && customer.test(plain) && asksForWords.test(plain) && !isElse.test(plain)
