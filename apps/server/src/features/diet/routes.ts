import { diet } from '@larder/contract/diet'
import type { Serve } from '../../http/serve'
import { createDiets, type DietParts } from './service'

export function serveDiet(serve: Serve, parts: DietParts): void {
  const diets = createDiets(parts)
  serve(diet.people, (_, { actor }) => diets.people(actor))
  serve(diet.addPerson, ({ body }, { actor }) => diets.add(actor, body))
  serve(diet.updatePerson, ({ params, body }, { actor }) => diets.change(actor, params.id, body))
  serve(diet.removePerson, ({ params }, { actor }) => diets.remove(actor, params.id))
  serve(diet.saveDiets, ({ params, body }, { actor }) => diets.change(actor, params.id, body))
  serve(diet.saveRestrictions, ({ params, body }, { actor }) => diets.change(actor, params.id, body))
  serve(diet.addDislike, ({ params, body }, { actor }) => diets.addDislike(actor, params.id, body.text))
  serve(diet.removeDislike, ({ params, query }, { actor }) =>
    diets.removeDislike(actor, params.id, query.text),
  )
}
