import type { Input, Rest, WriteOptions } from "./client.ts";
import type { CompanyResponsibility, JoinRequest, OutletResponsibility, Spokesperson } from "./generated/contract.ts";

type Body<Name extends "updateOutletResponsibility" | "updateCompanyResponsibility" | "updateSpokesperson"> = NonNullable<
  Input<Name>["body"]
>;

/** A person's roles at outlets. */
export const listOutletResponsibilities = async (rest: Rest, user: string): Promise<readonly OutletResponsibility[]> =>
  (await rest.list("getOutletResponsibilities", { params: { user } })).items;

/** A person's roles at companies, including those that await confirmation. */
export const listCompanyResponsibilities = async (rest: Rest, user: string): Promise<readonly CompanyResponsibility[]> =>
  (await rest.list("getCompanyResponsibilities", { params: { user } })).items;

/** The companies for which the person is a spokesperson. */
export const listSpokesperson = async (rest: Rest, user: string): Promise<readonly Spokesperson[]> =>
  (await rest.list("getSpokespersonResponsibilities", { params: { user } })).items;

/** Adds the outlet with this web address. */
export const addOutlet = (rest: Rest, user: string, url: string, options: WriteOptions): Promise<OutletResponsibility> =>
  rest.write("createOutletResponsibility", { params: { user }, body: { url } }, options);

export const changeOutletResponsibility = (
  rest: Rest,
  user: string,
  id: number,
  body: Body<"updateOutletResponsibility">,
): Promise<OutletResponsibility> => rest.write("updateOutletResponsibility", { params: { user, id }, body });

export const changeCompanyResponsibility = (
  rest: Rest,
  user: string,
  id: number,
  body: Body<"updateCompanyResponsibility">,
): Promise<CompanyResponsibility> => rest.write("updateCompanyResponsibility", { params: { user, id }, body });

export const setSpokesperson = (
  rest: Rest,
  user: string,
  companyId: number,
  body: Body<"updateSpokesperson">,
): Promise<Spokesperson> => rest.write("updateSpokesperson", { params: { user, companyId }, body });

export const removeOutletResponsibility = (rest: Rest, user: string, id: number): Promise<undefined> =>
  rest.write("deleteOutletResponsibility", { params: { user, id } });

export const removeCompanyResponsibility = (rest: Rest, user: string, id: number): Promise<undefined> =>
  rest.write("deleteCompanyResponsibility", { params: { user, id } });

export const joinCompany = (rest: Rest, user: string, id: number): Promise<CompanyResponsibility> =>
  rest.write("joinCompany", { params: { user, id } });

/** Requests to join a company that await the person's answer. */
export const listJoinRequests = async (rest: Rest, user: string): Promise<readonly JoinRequest[]> =>
  (await rest.list("getJoinRequests", { params: { user } })).items;

/** Accepts or declines a join request. */
export const answerJoinRequest = (rest: Rest, user: string, id: number, accepted: boolean): Promise<undefined> =>
  rest.write(accepted ? "acceptJoinRequest" : "declineJoinRequest", { params: { user, id } });
