import { diet } from '@larder/contract/diet'
import type { InputOf } from '@larder/contract/http/endpoint'
import type { E2eLarder } from './e2e-larder'
import type { E2eCook } from './fixtures'

type OwnDiet = Partial<InputOf<typeof diet.saveDiets>['body'] & InputOf<typeof diet.saveRestrictions>['body']>

/** Sets what a cook eats and must not eat. */
export async function setOwnDiet({ data }: E2eLarder, cook: E2eCook, given: OwnDiet): Promise<void> {
  const [me] = await data(diet.people, {}, cook)
  const params = { id: me?.id ?? '' }
  const { diets, restrictions } = given
  if (diets) await data(diet.saveDiets, { params, body: { diets } }, cook)
  if (restrictions) await data(diet.saveRestrictions, { params, body: { restrictions } }, cook)
}
