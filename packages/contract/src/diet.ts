import { allergenIds } from '@larder/kitchen/diet/allergen'
import { dietIds } from '@larder/kitchen/diet/diet'
import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { PersonName, singleLineField, Uuid } from './http/fields'

/** A diet that an eater follows. Example: 'vegan'. */
export const DietId = z.enum(dietIds)
/** A diet that an eater follows. Example: 'keto'. */
export type DietId = z.infer<typeof DietId>

/** An allergen or ingredient that an eater avoids. Example: 'peanuts'. */
export const AllergenId = z.enum(allergenIds)
/** An allergen or ingredient that an eater avoids. Example: 'gluten'. */
export type AllergenId = z.infer<typeof AllergenId>

/** Severity of a restriction: high and medium exclude a dish, low warns. Example: 'high'. */
export const SeverityLevel = z.enum(['high', 'medium', 'low'])
/** Severity of a restriction. Example: 'low'. */
export type SeverityLevel = z.infer<typeof SeverityLevel>

/** A restriction of an eater: allergen and severity. Example: `{ allergen: 'nuts', severity: 'high' }`. */
export const Restriction = z.object({ allergen: AllergenId, severity: SeverityLevel })
/** A restriction of an eater. Example: peanuts, strictly. */
export type Restriction = z.infer<typeof Restriction>

/** A dislike in the cook's own words. Example: 'mushrooms'. */
const DislikeText = singleLineField({ max: 60 })

/** Maximum number of dislikes per eater. */
export const maxDislikes = 50

/**
 * A dislike and the foods it covers.
 * Example: `{ text: 'mushrooms', foods: ['mushroom', 'shiitake mushroom', …], covers: 18 }`.
 */
export const Dislike = z.object({
  text: z.string(),
  /** The first few covered foods by name; empty if the text only matches words of a recipe. */
  foods: z.array(z.string()),
  /** Number of covered foods. */
  covers: z.int(),
})
/** A dislike and the foods it covers. Example: `dislike.text`. */
export type Dislike = z.infer<typeof Dislike>

/** An eater of the household: a member, or a guest without an account. Example: Mia, half a portion, vegan. */
export const HouseholdPerson = z.object({
  id: Uuid,
  name: z.string(),
  /** Whether the eater is a member of the household or a guest. */
  member: z.boolean(),
  you: z.boolean(),
  /** 1 is an adult's plate, 0.5 a small child's. */
  portions: z.number(),
  diets: z.array(DietId),
  restrictions: z.array(Restriction),
  /** Dislikes warn, like restrictions of low severity. */
  dislikes: z.array(Dislike),
})
/** An eater of the household. Example: Mia. */
export type HouseholdPerson = z.infer<typeof HouseholdPerson>

const Portions = z.number().check(z.gte(0.25), z.lte(4), z.multipleOf(0.25))
const byId = z.object({ id: Uuid })
const personNotFound = ['person-not-found'] as const
const duplicateMessage = 'Name each only once.'

/** Eaters, their diets, restrictions and dislikes. Example: `diet.saveRestrictions`. */
export const diet = feature('diet', {
  people: endpoint({
    method: 'GET',
    path: '/people',
    access: 'cook',
    summary: 'Lists the people who eat in the household, the signed-in cook first.',
    data: z.array(HouseholdPerson),
  }),
  addPerson: endpoint({
    method: 'POST',
    path: '/people',
    access: 'cook',
    summary: 'Adds a guest or child without an account.',
    affects: affected.diet,
    body: z.object({ name: PersonName, portions: z._default(Portions, 1) }),
    data: HouseholdPerson,
    status: 201,
    errors: ['too-many-people'],
  }),
  updatePerson: endpoint({
    method: 'PUT',
    path: '/people/:id',
    access: 'cook',
    summary: 'Changes a guest’s name or a person’s portions.',
    affects: affected.diet,
    params: byId,
    body: z.object({ name: z.optional(PersonName), portions: z.optional(Portions) }),
    data: HouseholdPerson,
    errors: personNotFound,
  }),
  removePerson: endpoint({
    method: 'DELETE',
    path: '/people/:id',
    access: 'cook',
    summary: 'Removes a guest.',
    affects: affected.diet,
    params: byId,
    errors: [...personNotFound, 'person-is-member'],
  }),
  saveDiets: endpoint({
    method: 'PUT',
    path: '/people/:id/diets',
    access: 'cook',
    summary: 'Sets a person’s diets.',
    affects: affected.diet,
    params: byId,
    body: z.object({
      diets: z.array(DietId).check(
        z.maxLength(dietIds.length),
        z.refine((value) => new Set(value).size === value.length, duplicateMessage),
      ),
    }),
    data: HouseholdPerson,
    errors: personNotFound,
  }),
  saveRestrictions: endpoint({
    method: 'PUT',
    path: '/people/:id/restrictions',
    access: 'cook',
    summary: 'Sets a person’s restrictions and their severity.',
    affects: affected.diet,
    params: byId,
    body: z.object({
      restrictions: z.array(Restriction).check(
        z.maxLength(allergenIds.length),
        z.refine(
          (value) => new Set(value.map(({ allergen }) => allergen)).size === value.length,
          duplicateMessage,
        ),
      ),
    }),
    data: HouseholdPerson,
    errors: personNotFound,
  }),
  addDislike: endpoint({
    method: 'POST',
    path: '/people/:id/dislikes',
    access: 'cook',
    summary:
      'Adds a food or kind of food that a person dislikes. Dishes with it carry a warning. Idempotent.',
    affects: affected.diet,
    params: byId,
    body: z.object({ text: DislikeText }),
    data: HouseholdPerson,
    errors: [...personNotFound, 'too-many-dislikes'],
  }),
  removeDislike: endpoint({
    method: 'DELETE',
    path: '/people/:id/dislikes',
    access: 'cook',
    summary: 'Removes a dislike of a person. Idempotent.',
    affects: affected.diet,
    params: byId,
    query: z.object({ text: DislikeText }),
    data: HouseholdPerson,
    errors: personNotFound,
  }),
})
