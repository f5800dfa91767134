import { type HelpTopic, ofCustomers } from './help-topic.ts'

const lessons =
  '(?:(?:some |the |any |all |most |every |which |what |first |basic |beginner |starter |easy |early |interview |these |those )*(?:lessons?|modules?|foundation|phases?|exercises?|basics|beginn(?:er|ing) (?:stuff|part|lessons?|things)|easy ones|first (?:ones|part)))'
const skips = '(?:skip|leave out|leave off|jump (?:over|ahead)|pass on|pass over)'

const forms = [
  `\\b${skips}\\b.{0,30}\\b${lessons}\\b`,
  `\\b${lessons}\\b.{0,50}\\b(?:${skips}|not needed|too easy)\\b`,
  '\\b(?:skip|jump) ahead\\b',
  '\\bwhat (?:can|could|may) (?:i|we) (?:skip|leave out)\\b',
  `\\b(?:do|must|should) (?:i|we) (?:really )?(?:have to |need to |need )?(?:do |make |take |read |finish )?(?:all |every |really |of )*${lessons}\\b`,
  `\\b(?:is|are) ${lessons}\\b.{0,20}\\b(?:for me|for us|useful|worth|needed|necessary)\\b`,
  '\\b(?:go|start|begin) (?:directly|straight|right away|later)\\b.{0,12}\\b(?:to|in|with) (?:growth|optimization|the (?:second|third|program))\\b',
  '\\bstart later in the program\\b',
  '\\b(?:business|shop|company|salon) (?:is )?(?:already )?(?:running|runs|exists)\\b.{0,20}\\bwhere (?:should|do) (?:i|we) (?:start|begin)\\b',
  '\\b(?:i|we)(?: already| do| now)* (?:have|own|run) (?:a|an|my|our)(?: \\w+){0,2} (?:business|shop|company|salon|firm|studio|bakery)\\b.{0,40}\\bwhere (?:should|do|would|can) (?:i|we) (?:start|begin)\\W*$',
]

/** Asked on the front page (`content/faq.yaml`). */
export const worthIt = 'I already have customers. Is Foundation worth my time?'

/** What who has a business already may leave out. */
export const skipLessons: HelpTopic = {
  name: 'skip-lessons',
  sure: new RegExp(
    `^(?!.*${ofCustomers.source.replace('customers?|clients?|', '')})(?!.*\\b(?:order|newsletter|write|teach)\\b)(?=.*(?:${forms.join('|')}))`,
  ),
  says: async (_, { question: { own } }) => {
    const worth = own.questions.find(({ question }) => question === worthIt)
    return [
      'You can skip any lesson: no day locks anything, and you can read and complete every lesson your plan opens, in any order.',
      ...(worth ? [`With customers of your own already, is Foundation worth it? ${worth.answer}`] : []),
      (await own.standing()).isCheck
        ? 'You said that you run a business, so no day counts against you in Foundation, and the lessons you check say where to begin.'
        : 'Say in [your work week](/settings#work-hours) that it’s a business: then no day counts against you in Foundation, and its lessons begin with what to check.',
      'Don’t skip [the ten numbers of day 1](/modules/foundation-01-founder-baseline/submodules/foundation-01-day-one-numbers): everything later is compared with them.',
    ]
  },
  short: 'Read what you already have as a check, mark it complete, and stay where there’s a gap.',
  stands: true,
}
