/** Words that show that a question is about a business, whatever the trade. */
export const businessWords: ReadonlySet<string> = new Set(
  (
    'client customer buyer guest patron student member subscriber supplier rival competitor employee staff team freelancer contractor apprentice assistant ' +
    'firm shop store studio salon agency bakery restaurant practice startup hire recruit applicant candidate price pricing discount invoice revenue profit margin ' +
    'turnover earn earning sell selling sale marketing advertise campaign lead prospect proposal quote testimonial review referral contract deposit booking wage ' +
    'salary commission'
  ).split(' '),
)
