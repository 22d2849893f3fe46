import type { ViewerModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { SignInInput, SignOutInput } from "../../graph/generated/resolvers.ts";
import { endSession, hasCredentials } from "../../rest/session.ts";
import { change, type Payload } from "../mutation.ts";
import { guest, setViewer, toViewer } from "./viewer.ts";

/** Passes the upstream's cookie on to the browser. */
export function signIn(context: Context, input: SignInInput): Promise<Payload<ViewerModel>> {
  const { email, password, code, remember } = input;
  return change(context, input, async () => {
    const user = await context.rest.write("createSession", {
      body: {
        email,
        password,
        remember,
        ...(code === null || code === undefined ? {} : { code }),
      },
    });
    return setViewer(context, toViewer(user));
  });
}

/** The session ends here even when the upstream cannot be reached. */
export function signOut(context: Context, input: SignOutInput): Promise<Payload<ViewerModel>> {
  return change(context, input, async () => {
    if (hasCredentials(context.session)) {
      await context.rest
        .write("deleteSession")
        .catch((error: unknown) => context.log.warn({ error }, "signing out at the upstream failed"));
    }
    context.realtime.endSession();
    endSession(context.session);
    return setViewer(context, guest);
  });
}
