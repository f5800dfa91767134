/** For the questions that everyone asks: an answer in steps, and a question back. */
export type GuideAnswer = {
  opening: string
  steps: readonly string[]
  back: string
  /** What to look for in the program, to lead on to one lesson. */
  find: string
}

export const guideAnswers = {
  planning: {
    find: 'Write the plan for my first 60 days',
    opening:
      'A plan that gets used fits on one page. It answers six questions in this order, and each answer can be tested before you write the next.',
    steps: [
      '**Where you stand.** Cash, monthly costs, hours, and the date on which the money runs out. Everything else is judged against these.',
      '**Who it is for.** One kind of customer, narrow enough to list by name.',
      '**Which problem.** What it costs them today, in their own words, from at least five conversations.',
      '**What you sell.** One offer with its price, and what one sale leaves after its costs.',
      '**How they hear about you.** Fifty names first; a channel only when those are used up.',
      '**What happens in the next 60 days.** One measurable result, four checkpoints, and what would make you change course.',
    ],
    back: 'Which of the six could you not write down today? Start there, and tell me what you have.',
  },
  automation: {
    find: 'Which task should I automate first?',
    opening:
      'Choose the task before the tool. What isn’t written down can’t be automated, and what you do twice a month rarely should be.',
    steps: [
      '**List what repeats.** For one week note every task you do more than three times, with its minutes.',
      '**Write the best candidate down** as a procedure: start, steps, finish. Half the trouble goes away right here.',
      '**Work out the payback.** Minutes saved a month × the value of your hour, against setup plus the monthly fee. Under six months is worth it.',
      '**Start with what you own.** Calendar booking, invoice reminders, form to list, templates for frequent replies: most are in tools you already pay for.',
      '**Add an alarm and a way back.** Someone is notified when it fails, and can do it by hand that day.',
    ],
    back: 'Which task took the most minutes last week? Describe its steps and I’ll point you to where the program covers it.',
  },
  pricing: {
    find: 'Price from what the customer gains',
    opening:
      'A service price sits between two numbers: what one sale costs you, which is the floor, and what it is worth to the customer, which is the ceiling.',
    steps: [
      '**Find the floor.** Direct costs of one sale plus your hours at full price. Below it each sale makes you poorer.',
      '**Find the ceiling.** What do they pay today for the next best way, and what is yours worth beyond it, in their own numbers? That next best way plus half the gain is a fair place to begin.',
      '**Look at what they pay today** for the alternatives, doing nothing included.',
      '**Offer three options** with clear differences, with the one you want most in the middle.',
      '**Test it on real offers.** If no one hesitates, it is too low; count refusals over price separately.',
    ],
    back: 'What do you sell, how many hours does one sale take you, and what does the customer gain from it?',
  },
  acquisition: {
    find: 'Who are the first fifty people I can contact?',
    opening:
      'The first customers come from people, one at a time; channels come after. Until then each conversation also teaches you what to say.',
    steps: [
      '**List fifty names**, the warmest first, each with a reason to write this week.',
      '**Write a message that asks for a talk**, not for a sale: their situation, one question, no attachment.',
      '**Follow up.** Most replies come after the second or third message, which most founders never send.',
      '**Ask for the sale in the talk** and send the proposal on the same day, with a date for the answer.',
      '**Count the four steps**: contacted, replied, talked, bought. The weakest rate is this week’s work.',
      '**Then test one channel**, with a limit in money and a number that decides.',
    ],
    back: 'How many people did you contact last week, and how many replied? Those two numbers show us the weak step.',
  },
} as const satisfies Record<string, GuideAnswer>
