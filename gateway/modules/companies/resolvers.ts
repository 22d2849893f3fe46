import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { andThen, type Later } from "../../graph/later.ts";
import type { Company } from "../../rest/generated/contract.ts";
import type { CompanyModel } from "../models.ts";
import { readBySlug, type Nodes } from "../store.ts";
import { companies, wholeCompany } from "./store.ts";

/** A field that a company in short does not have. */
const detail =
  <Field extends keyof Company>(field: Field) =>
  (company: CompanyModel, _arguments: object, context: Context): Later<Company[Field] | null> =>
    andThen(wholeCompany(context, company), (whole) => whole && whole[field]);

export const resolvers: Resolvers = {
  Query: {
    company: (_query, { slug }, context) => companies(context).get(slug),
  },
  Company: {
    id: ({ slug }) => encodeId("Company", slug),
    databaseId: ({ id }) => id,
    contactId: detail("contactId"),
    description: detail("description"),
    url: detail("url"),
    country: detail("country"),
    isVerified: detail("isVerified"),
    peopleCount: detail("peopleCount"),
    isFollowed: detail("isFollowed"),
  },
};

export const nodes: Nodes = { Company: readBySlug(companies) };
