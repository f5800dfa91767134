import type { Member, MemberContext } from '#platform/server/context.ts'
import type { CurrentUser } from '../contract.ts'

/** Everything was read with the session, so this asks the database nothing. */
export const currentUser = async ({ member }: MemberContext): Promise<CurrentUser> => viewMember(member)

export const viewMember = ({ id, firstName, lastName, email, image, role, tier, theme }: Member): CurrentUser => ({
  id,
  firstName,
  lastName,
  email,
  profileImageUrl: image,
  userRole: role,
  membershipTier: tier,
  ...(theme ? { theme } : {}),
})
