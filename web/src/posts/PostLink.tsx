import type { ReactNode } from "react";
import { Link } from "../ui/Link.tsx";
import type { PostAddress } from "./address.ts";
import { usePostLink } from "./usePostLink.ts";

interface PostLinkProps {
  address: PostAddress;
  variant?: "plain" | "bare";
  className?: string;
  children: ReactNode;
}

/** A link that opens a post over the current page. */
export function PostLink({ address, variant = "plain", ...props }: PostLinkProps) {
  return <Link {...props} {...usePostLink(address)} variant={variant} />;
}
