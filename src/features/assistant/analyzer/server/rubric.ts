import * as signs from './idea-signs.ts'
import { all, type Sign, some } from './idea-signs.ts'

export type Criterion = {
  name: string
  weight: number
  /** Mentions the subject at all. */
  claimed: Sign
  /** Says something that can be verified. */
  concrete: Sign
  strength: string
  challenge: string
  recommendation: string
  /** What to tell so that it is met. */
  question: string
}

/**
 * The criteria an idea is scored by. Evidence and payment weigh double: they cost someone something, while everything
 * else can be claimed in writing.
 */
export const rubric: readonly Criterion[] = [
  {
    name: 'problem',
    weight: 1,
    claimed: signs.claimsProblem,
    concrete: signs.countsProblem,
    strength: 'You can count the problem',
    challenge: 'You don’t describe a problem anyone could count in hours, money or mistakes',
    recommendation: 'Write down who has the problem, how often, and what one case costs them',
    question: 'What goes wrong for them, how often, and what does one case cost in hours or money?',
  },
  {
    name: 'customer',
    weight: 1,
    claimed: signs.customer,
    concrete: all(signs.customer, signs.narrowed),
    strength: 'There’s one kind of customer, narrow enough to list',
    challenge: 'Your customer isn’t narrow enough to list by name',
    recommendation: 'Choose one kind of customer and write down ten of them by name',
    question: 'Who exactly has it: which trade, what size, and where?',
  },
  {
    name: 'evidence',
    weight: 2,
    claimed: signs.claimsEvidence,
    concrete: signs.showsEvidence,
    strength: 'You asked or watched people outside the team, and counted',
    challenge: 'None of it was learned from people outside the team',
    recommendation: 'Talk with ten possible customers about the last time they had the problem, before building',
    question: 'How many people outside your team did you talk with or watch, and how many of them have it?',
  },
  {
    name: 'willingness to pay',
    weight: 2,
    claimed: signs.claimsPayment,
    concrete: signs.showsPayment,
    strength: 'Someone has already paid, or pays today for something worse',
    challenge: 'You don’t say that anyone has paid, or pays today for anything like it',
    recommendation: 'Ask three of them for money now: a deposit, a pre-order or a paid trial',
    question: 'Who has paid, or pays now for something like it, and how much?',
  },
  {
    name: 'differentiation',
    weight: 1,
    claimed: signs.claimsDifference,
    concrete: signs.showsDifference,
    strength: 'It says what people use today and why this beats it',
    challenge: 'It doesn’t say why customers would leave what they use today',
    recommendation: 'Take apart the three things customers use instead, with their prices',
    question: 'What do they use today, and why would they leave it?',
  },
  {
    name: 'reach',
    weight: 1,
    claimed: signs.claimsReach,
    concrete: signs.showsReach,
    strength: 'There’s a way to reach these customers this week',
    challenge: 'There’s no way to reach these customers this week',
    recommendation: 'Name one place where you can meet thirty of these customers, and go there this week',
    question: 'Where can you meet thirty of them, and who there knows you already?',
  },
  {
    name: 'economics',
    weight: 1,
    claimed: signs.claimsEconomics,
    concrete: signs.showsEconomics,
    strength: 'You put the price and the cost of one sale side by side',
    challenge: 'You don’t put the price and the cost of one sale side by side',
    recommendation: 'Work out what one sale brings and costs, your own hours at full price',
    question: 'What does one sale bring, and what does it cost with your hours?',
  },
  {
    name: 'founder fit',
    weight: 0.5,
    // The first “I” is matched atomically (`(?=(…))\1`): backtracking over a thousand of them would be quadratic.
    claimed: some(
      /^(?=(.*?\b(?:I|we|my|our)\b))\1.*\b(?:experience|expert|background|know|passion)/im,
      /\bI(?:'m| am| was|'ve been) an? (?!little|bit|lot)|\bI(?:'m| am)? (?:studied|certified|licensed|qualified|graduated)\b|\b(?:I|we) used to (?!go|buy|use|think)|\bsince I was\b|\bfor a living\b|\bmy time (?:as|at|in)\b|\bmy (?:father|mother|parents|family|uncle|aunt|sister|brother)\b/i,
    ),
    concrete: some(
      all(
        /\b(?:I|we|my|our)\b/i,
        /\b(?:worked|spent|ran|run|managed|was|were|been|trained|built|sold|ex-|former|co-?founder)\b/i,
        /(?<!\blast )\byears?\b|\b(?:months?|decade|as an?|nurse|engineer|manager|owner|head of)\b/i,
      ),
      /\bI(?:'ve| have)? [a-z]{2,20} [^.;]{0,80}\b(?:for [a-z\d]{1,8} years|since (?:19|20)\d\d)\b/i,
    ),
    strength: 'You know this trade from the inside',
    challenge: 'It doesn’t say why you’re the one to do it',
    recommendation: 'Say what you have seen from the inside that others have not',
    question: 'What have you done in this trade, and for how long?',
  },
  {
    name: 'risk',
    weight: 0.5,
    claimed: some(
      /\b(?:risks?|might not|may not|could fail|depends on|licen[cs]e|regulat|seasonal|worr|unknown|don't know yet|not sure)/i,
      /\b(?:danger|threat|the trouble|weak (?:point|spot)|(?:could|would|might|can|may) (?:sink|kill|hurt|break|ruin|go wrong|lose)|goes wrong|in trouble|(?:i'm|we're|i am|we are) (?:out|finished|stuck|gone)|lose money|afraid|fear)\b/i,
    ),
    concrete: all(
      /\b(?:risks?|might not|may not|could fail|fail if|depends on|licen[cs]e|regulat|seasonal|worry|unknown|don't know|not sure|drop out)/i,
      /\b(?:so|by|until|before|test|if|plan|because|first|week|month)\b/i,
    ),
    strength: 'You name the weak point, with a way to find out',
    challenge: 'You don’t name the point where it could fail',
    recommendation: 'Name the assumption that would sink it and the cheapest test of that one',
    question: 'What would make it fail, and how will you find out before?',
  },
]
